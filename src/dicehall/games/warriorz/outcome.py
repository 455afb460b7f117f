"""After the battle: why it was won, and what each warrior did."""

from __future__ import annotations

from dicehall.games.warriorz.table import Warriorz
from dicehall.games.warriorz.victory import glory_of, trophies_of
from dicehall.kit.figures import Figures, Told
from dicehall.kit.notation import Phrase

KEYS = ("attacks", "dice", "wounds", "suffered", "moves")


def reasons(g: Warriorz) -> list[Phrase]:
    """Return why the battle was won, with the figures that decided. [victory]"""
    teams = sorted({int(warrior.team) for warrior in g.warriors})
    alive = sorted({int(warrior.team) for warrior in g.warriors if warrior.lives > 0})
    mine = int(g.winner)
    glory = {team: int(glory_of(g, team)) for team in teams}
    said = [decided(g, mine, [team for team in alive if team != mine], glory)]
    fallen = [glory[team] for team in teams if team not in alive]
    if fallen and max(fallen) > glory[mine]:
        said.append(Phrase("outcome-fallen", {"glory": max(fallen)}))
    return said


def decided(g: Warriorz, mine: int, rivals: list[int], glory: dict[int, int]) -> Phrase:
    """Return by what the winners were ahead of those who still stood. [victory.last]
    [victory.glory] [victory.trophies] [victory.size]"""
    if not rivals:
        return Phrase("outcome-last", {"glory": glory[mine]})
    next_glory = max([glory[team] for team in rivals])
    if glory[mine] > next_glory:
        return Phrase("outcome-glory", {"glory": glory[mine], "other": next_glory})
    level = [int(trophies_of(g, team)) for team in rivals if glory[team] == next_glory]
    trophies = int(trophies_of(g, mine))
    if trophies > max(level):
        args = {"glory": glory[mine], "trophies": trophies, "other": max(level)}
        return Phrase("outcome-trophies", {**args})
    return Phrase("outcome-size", {"glory": glory[mine], "trophies": trophies})


def figures(g: Warriorz, told: list[Told]) -> Figures:
    """Return what each warrior did."""
    ids = [g.book.warriors[warrior.id].id for warrior in g.warriors]
    table = Figures(KEYS, {id: Phrase(f"warrior-{id}") for id in ids})
    for event in told:
        match event.get("event"):
            case "struck" | "shot" | "blasted":
                table.add(event["warrior"], "attacks")
            case "rolled" | "rerolled":
                table.add(event["warrior"], "dice", len(event.get("draws", [])))
            case "moved":
                table.add(event["warrior"], "moves")
            case "lost-lives":
                table.add(event["warrior"], "suffered", event["wounds"])
            case "wounded":
                table.add(event["warrior"], "wounds", event["wounds"])
                table.add(event["target"], "suffered", event["wounds"])
    return table
