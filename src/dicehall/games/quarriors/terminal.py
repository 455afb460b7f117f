"""Quarriors! in a terminal: the wilds, and everybody's pool, ready area, bag and used pile."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from dicehall.text import Texts

KINDS = {"basic": "", "creature": "green", "spell": "magenta"}


def draw(look: dict[str, Any], texts: Texts) -> RenderableType:
    """Return the wilds above, then a block for each player, the own one last."""
    components = look["components"]
    parts: list[RenderableType] = []
    if components["picked"] and not components["wilds"]:
        names = [texts.text(f"card-{id}") for id in components["picked"]]
        return Text(f"{texts.text('stat-wilds')}: {', '.join(names)}")
    turn = components["turn"]
    if turn:
        parts.append(heading(components, turn, texts))
    if components["wilds"]:
        parts.append(wilds(components, texts))
    own = look["seat"]
    players = sorted(components["players"], key=lambda player: player["seat"] == own)
    parts += [block(look, player, texts) for player in players]
    return Group(*parts)


def heading(components: dict[str, Any], turn: dict[str, Any], texts: Texts) -> Text:
    """Return round, phase, quiddity, and the attack under way."""
    words = [
        texts.text("round", round=components["round"]),
        texts.text("seat", number=turn["seat"] + 1),
        texts.text(f"phase-{turn['phase']}"),
        f"{texts.text('stat-quiddity')} {turn['available']}",
        f"{texts.text('stat-captures')} {turn['captures']}",
        f"{texts.text('stat-target')} {components['target']}",
    ]
    line = Text("  ".join(words), "bold")
    attack = components["attack"]
    if attack:
        defender = texts.text("seat", number=attack["defender"] + 1)
        line.append(f"  {attack['damage']} > {defender}", "bold red")
    return line


def wilds(components: dict[str, Any], texts: Texts) -> Columns:
    """Return the cards with price, glory and dice left, in two columns if there is room."""
    cards = components["wilds"]
    half = (len(cards) + 1) // 2
    return Columns([listed(cards[:half], texts), listed(cards[half:], texts)], padding=(0, 3))


def listed(cards: list[dict[str, Any]], texts: Texts) -> Grid:
    """Return some cards of the wilds under each other."""
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for key in ("stat-wilds", "stat-cost", "stat-glory", "stat-stock"):
        grid.add_column(texts.text(key), justify="left" if key == "stat-wilds" else "right")
    for card in cards:
        grid.add_row(*card_cells(card, texts))
    return grid


def card_cells(card: dict[str, Any], texts: Texts) -> list[Text | str]:
    """Return one card of the wilds."""
    style = "dim" if card["stock"] == 0 else KINDS[card["kind"]]
    price = str(card["price"])
    if card["price"] != card["cost"]:
        price += f" ({card['cost']})"
    return [
        Text(texts.text(f"card-{card['card']}"), style),
        price,
        str(card["glory"]) if card["kind"] != "spell" else "",
        f"x{card['stock']}",
    ]


def block(look: dict[str, Any], player: dict[str, Any], texts: Texts) -> Text:
    """Return what a player has: glory and sizes, then pool and ready area if there is anything."""
    sign = "*" if player["seat"] in look["asked"] else " "
    sign += ">" if player["seat"] == look["seat"] else " "
    drawn = Text(sign)
    drawn.append(f" {texts.text('seat', number=player['seat'] + 1)}", "bold")
    sizes = [
        ("glory", player["glory"]),
        ("bag", player["bag_count"]),
        ("used", player["used_count"]),
    ]
    for key in ("spent", "aside"):
        if player[key]:
            sizes.append((key, sum(player[key].values())))
    for key, value in sizes:
        drawn.append(f"  {texts.text(f'stat-{key}')} {value}")
    ready = [creature_words(creature, texts) for creature in player["creatures"]]
    ready += [die_words(die, texts) for die in player["spells"]]
    for key, things in (
        ("pool", [die_words(die, texts) for die in player["pool"]]),
        ("ready", ready),
    ):
        if things:
            drawn.append(f"\n     {texts.text(f'stat-{key}')}: ", "dim")
            drawn.append(", ".join(counted(things)))
    return drawn


def counted(things: list[str]) -> list[str]:
    """Return each thing once, with its number where there are several."""
    numbers: dict[str, int] = {}
    for thing in things:
        numbers[thing] = numbers.get(thing, 0) + 1
    return [f"{count} x {thing}" if count > 1 else thing for thing, count in numbers.items()]


def die_words(die: dict[str, Any], texts: Texts) -> str:
    """Return a die and what it shows, such as `Portal [d2]`."""
    name = texts.text(f"card-{die['card']}")
    return f"{name} [{die['die'].partition(':')[2]}]"


def creature_words(creature: dict[str, Any], texts: Texts) -> str:
    """Return a creature with attack and defence, what it has copied and what is attached."""
    name = texts.text(f"card-{creature['card']}")
    if creature["form"]:
        name += " = " + texts.text(f"card-{creature['form']['card']}")
    words = f"{name} {creature['attack']}/{creature['defence']}"
    if creature["attached"]:
        spells = ", ".join(texts.text(f"card-{spell['card']}") for spell in creature["attached"])
        words += f" ({texts.text('stat-attached', spells=spells)})"
    return words
