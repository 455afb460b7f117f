"""What each card does, in a plain sentence made from the words of its file alone."""

from __future__ import annotations

from typing import Any, Final

from dicehall.games.shadespire.effects import WORDS

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
    return f"{TIMES[card['when']]}, {glory} glory: {WORDS.says(card['effects'][0])}."


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
    return f"{lead}: {'; '.join([WORDS.says(word) for word in card['effects']])}."


def of_upgrade(card: dict[str, Any]) -> str:
    """Whom it is for, the attack it brings, what else it does. [upgrade.card]"""
    lead = " and ".join(card["only"]) or "any fighter"
    parts = [] if card["attack"] is None else [attack(card["attack"])]
    parts += [WORDS.says(word) for word in card["effects"]]
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
