"""What each card does, in a plain sentence made from the words of its file alone.

A card with a rule of its own (`op = "rule"`) has no such words: its sentence stands here, beside
the class of the same name in `oddities.py`.
"""

from __future__ import annotations

from typing import Any, Final

TIMES: Final = {
    "end-phase": "In an end phase",
    "third-end-phase": "In the third end phase",
    "immediate": "At once, after an action or activation",
    "power-step": "In the power step",
    "reaction": "Reaction",
}

TRIGGERS: Final = {
    "enemy-slain": "after a friend's Attack action that puts an enemy out of action",
    "friend-slain-nearby": (
        "after an enemy's Attack action that puts an adjacent friend out of action"
    ),
    "somebody-slain": "after an Attack action or ploy that puts any fighter out of action",
    "last-friend-slain": (
        "after an Attack action or ploy that puts the last friend in play out of action"
    ),
    "friend-failed": "after a friend's Attack action that fails",
    "enemy-failed": "after an enemy's Attack action that fails",
    "one-friend-left": (
        "after an Attack action or ploy that puts a friend out of action and leaves one in play"
    ),
}

WHO: Final = {
    "friend": "a friend",
    "enemy": "an enemy",
    "attacker": "the attacker",
    "last-friend": "the last friend in play",
    "pair": "two adjacent friends",
}

OWN_RULES: Final = {
    "ever-advancing": (
        "Reaction, when an Attack action could drive the fighter back: it is pushed 1 hex instead"
    ),
    "fatal-riposte": (
        "Reaction, during a failed Attack action that targets the fighter: roll an attack die; on "
        "a hammer or critical it cannot be driven back and may make an Attack action at the "
        "attacker"
    ),
    "heroic-stride": (
        "Reaction, after the activation of an enemy that ends within 2 hexes: the fighter is "
        "pushed 1 hex"
    ),
    "righteous-strike": (
        "Reaction, after this Attack action has failed against a leader: it may be made again"
    ),
    "shield-bash": (
        "Reaction, during a failed Attack action of an adjacent attacker that targets the "
        "fighter: it cannot be driven back and may push the attacker 1 hex"
    ),
    "disengage": "Reaction, after this Attack action has succeeded: the fighter is pushed 1 hex",
    "terrifying-howl": "Action: each adjacent enemy is pushed 1 hex",
    "block": "Action: the fighter and each adjacent friend go on Guard",
    "confusion": "two adjacent fighters of any sides change places",
    "healing-potion": (
        "choose a friend, roll a defence die: a shield or critical heals 2 wounds, any other face 1"
    ),
    "rebirth-in-blood": (
        "roll a defence die: on a shield or critical the fighter returns without wounds to a "
        "starting hex of the own territory"
    ),
}


def canonical_sentences(cards: list[dict[str, object]]) -> dict[str, str]:
    """Return by card id what its file says, for every objective, ploy and upgrade."""
    found: dict[str, str] = {}
    for card in cards:
        data: dict[str, Any] = card
        if data["kind"] == "objective":
            found[data["id"]] = of_objective(data)
        elif data["kind"] == "ploy":
            found[data["id"]] = of_ploy(data)
        elif data["kind"] == "upgrade":
            found[data["id"]] = of_upgrade(data)
    return found


def of_objective(card: dict[str, Any]) -> str:
    """When it is scored, for how much, and on which condition. [objective.card]"""
    glory = card["figures"]["glory"]
    return f"{TIMES[card['when']]}, {glory} glory: {condition(card['effects'][0])}."


def of_ploy(card: dict[str, Any]) -> str:
    """When it is played, what it waits for, how long it lasts, what it does. [ploy.card]"""
    lead = TIMES[card["when"]]
    waits = TRIGGERS.get(card["trigger"], "")
    if card["when"] == "reaction":
        lead += f", {waits}"
    elif card["lasting"]:
        lead += ", for the next activation"
        if waits:
            lead += f", once {waits}"
    return f"{lead}: {'; '.join([effect(card['id'], word) for word in card['effects']])}."


def of_upgrade(card: dict[str, Any]) -> str:
    """Whom it is for, the attack it brings, what else it does. [upgrade.card]"""
    lead = " and ".join(card["only"]) or "any fighter"
    parts = [] if card["attack"] is None else [attack(card["attack"])]
    parts += [effect(card["id"], word) for word in card["effects"]]
    return f"For {lead}: {'; '.join(parts)}."


def attack(words: dict[str, Any]) -> str:
    """An Attack action in figures. [attack]"""
    said = f"an Attack action of range {words['range']}, {words['dice']} dice on {words['symbol']}"
    said += f", damage {words['damage']}"
    for key, more in (
        ("sweep", "against every adjacent enemy, each rolled on its own"),
        ("critical_cleave", "with Cleave if a critical is rolled"),
        ("alone_dice", f"with {words['alone_dice']} more dice if no friend is adjacent"),
        ("critical_damage", f"with {words['critical_damage']} more damage on a critical hit"),
        ("cleave", "with Cleave"),
        ("knockback", f"with Knockback {words['knockback']}"),
    ):
        if words[key]:
            said += f", {more}"
    return said


def effect(card: str, words: dict[str, Any]) -> str:
    """One word of a ploy or an upgrade, as effects.py has it."""
    n = words.get("n", 0)
    most = words.get("most-range", 0)
    who = WHO.get(words.get("who", ""), "")
    amount = "all wounds" if words.get("all") else f"{n} wounds"
    again = " at the same target" if words.get("who") == "attacker" else ""
    whose = "that fighter's first" if words.get("of") == "fighter" else "the warband's first"
    said = {
        "damage": f"{who} takes {n} damage",
        "heal": f"{who} is healed of {amount}",
        "guard": f"{who} go on Guard" if words.get("who") == "pair" else f"{who} goes on Guard",
        "push": f"{who} is pushed 1 hex",
        "push-two": "up to 2 friends are pushed up to 1 hex each",
        "attack": f"{who} may make an Attack action{again}",
        "draw": f"draw up to {words.get('most')} power cards",
        "remove-token": "an objective token held by a friend leaves the battlefield for good",
        "block-hex": "a hex without a fighter is blocked until the phase ends",
        "extra-dice": f"{whose} Attack action has {n} more dice",
        "attack-symbol": (
            f"every Attack action of any side succeeds on {words.get('symbol')}, not on its symbol"
        ),
        "cap-damage": f"the first friend to be hurt takes at most {n} damage in that activation",
        "extra-damage": (
            f"the first Attack action of any side with range {most} or less does {n} more damage"
        ),
        "stand-firm": "the first Attack action cannot drive friends back",
        "cleave": "the first Attack action of any side has Cleave",
        "no-support": "the target of the first Attack action gets no support from enemies",
        "sprint": (
            "the first friend to move goes up to twice its Move, cannot charge, and is not "
            "activated again in this phase"
        ),
        "wounds": f"{n} more Wounds",
        "move": f"{n} more Move",
        "defence": f"{n} more defence dice",
        "damage-bonus": f"Attack actions with range {most} or less do {n} more damage",
        "charge-dice": f"{n} more attack dice in a Charge",
        "charge-symbols": "hammers and swords are both successes in a Charge",
        "charge-through": "may pass through fighters in a Charge",
        "always-cleave": "all Attack actions have Cleave",
        "kill-glory": f"{n} more glory for each enemy the fighter puts out of action",
        "critical-splash": f"a critical hit does {n} damage to each enemy adjacent to the target",
        "total-offence": (
            f"outside a Charge an Attack action may have {n} more dice; then the fighter is not "
            "activated again in this phase"
        ),
        "rule": OWN_RULES.get(card, ""),
    }
    return said[words["op"]]


def condition(words: dict[str, Any]) -> str:
    """The condition of an objective, as conditions.py has it. [objective.condition]"""
    count = words.get("count", 0)
    two, three, four = words.get("counts", (0, 0, 0))
    tokens = [" or ".join(map(str, words.get(key, ()))) for key in ("two", "three", "four")]
    territory = "an objective token in enemy territory"
    if words.get("all"):
        territory = "every objective token, at least one, in the territory of one enemy"
    said = {
        "leader-killed": "the warband put an enemy leader out of action in this phase",
        "charges": f"{count} different friends have charged in this phase",
        "enemy-fled": "an enemy began a Move action adjacent to a friend and ended it by none",
        "enemies-killed": f"the warband put {count} enemies out of action in this phase",
        "killed": f"the warband put {count} fighters of any side out of action in this phase",
        "hitters": f"Attack actions of {count} different friends have succeeded in this phase",
        "charge-killed": "a friend's Charge put an enemy out of action in this activation",
        "all-bled": "every warband has lost a fighter",
        "fighters-out": f"{two} fighters are out of action; with 3 players {three}, with 4 {four}",
        "last-standing": "one fighter is left in play, and it is a friend",
        "none-held": "no fighter holds an objective token",
        "hold": f"the warband holds {count} objective tokens",
        "hold-token": (
            f"a friend holds token {tokens[0]}; with 3 players {tokens[1]}, with 4 {tokens[2]}"
        ),
        "hold-enemy-territory": f"the warband holds {territory}",
        "none-adjacent": "no enemy is adjacent to a friend",
        "unfallen": "no friend is out of action",
        "held-fast": (
            "the same friend has held the same token at the end of two action phases in a row"
        ),
        "unhurt": "no friend took damage in this phase",
        "annihilated": "no enemy is in play; with 3 or 4 players two warbands have nobody in play",
        "all-in-enemy-territory": "all friends in play, at least one, are in one enemy territory",
        "territory-clear": "no enemy is in the own territory",
    }
    return said[words["op"]]
