"""The bots by name. How they go about a game, and what each level does, the game says itself."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from mypy_extensions import i64

from dicehall.bots.bot import (
    AheadBot,
    Bot,
    GreedyBot,
    Note,
    PlanBot,
    RandomBot,
    ThumbBot,
    careless_answer,
)
from dicehall.bots.search import Budget, Search
from dicehall.games import find
from dicehall.kit.action import Action
from dicehall.kit.dice import Dice
from dicehall.kit.game import SetupError
from dicehall.kit.knowledge import Knowledge
from dicehall.kit.net import FILE, read_net
from dicehall.kit.notation import nearest
from dicehall.kit.plan import Plan
from dicehall.kit.style import ANY_GAME, LEVELS, USUAL_LADDER, Rung, Style

SIMPLE: Final = ("random", "greedy", "thumb")
AHEAD: Final = "ahead"  # with its taste behind a colon
PLAN: Final = "plan:"  # one of the game's simple plans behind it
TEMPERS: Final = ("bold", "careful")  # behind a level and a colon
SEARCH: Final = "search"  # with figures of its own behind a colon
BOTS: Final = (*SIMPLE, "ismcts", *[f"level-{level}" for level in range(1, LEVELS + 1)])

MOST_TURNS: Final = 1_000_000_000
STYLES: Final[dict[str, Style]] = {}  # as they were first asked for


@final
class SearchBot(Bot):
    """Searches; `ismcts` for a bot author, and the upper levels."""

    def __init__(self, style: Style, turns: i64, careless: i64 = 0) -> None:
        self.style = style
        self.turns: i64 = turns
        self.careless: i64 = careless  # of a hundred answers
        self.seconds = 0.0
        self.processor = False  # whether only its seconds count
        self.note: Note | None = None
        self.temper: Plan | None = None  # decides between answers about as good

    def choose(self, knowledge: Knowledge, dice: Dice) -> Action:
        options = knowledge.options()
        if len(options) == 1:
            return options[0]
        if dice.below(100) < self.careless:
            return careless_answer(knowledge, dice)
        search = Search(knowledge, dice, self.style)
        search.run(Budget(self.turns, self.seconds, True, self.processor), self.note)
        temper = self.temper
        if temper is None or search.face_down[0] != 0:
            return search.answer(dice)
        g = knowledge.deal(dice)
        good = search.good()
        best = good[0]
        for option in good:
            if temper.liking(g, option) > temper.liking(g, best):
                best = option
        return best

    def limit(self, seconds: float, note: Note | None = None, processor: bool = False) -> None:
        if self.seconds == 0.0 or seconds < self.seconds:
            self.seconds = seconds
        self.note = note
        self.processor = processor


def style_of(game: str) -> Style:
    """Return how the search goes about a game: with a net if the game has learned one."""
    if not game:
        return ANY_GAME
    if game not in STYLES:
        info = find(game)
        STYLES[game] = info.style
        path = info.folder / FILE
        if info.learned is not None and path.exists():
            learned = copy_of(info.learned)
            learned.net = read_net(path)
            learned.otherwise = info.style
            STYLES[game] = learned
    return STYLES[game]


def plain_style_of(game: str) -> Style:
    """Return how the search goes about a game without anything learned by a net."""
    return find(game).style if game else ANY_GAME


def copy_of(style: Style) -> Style:
    """Return a style that can be changed."""
    return Style(
        style.explore,
        style.steps,
        style.prior,
        style.guided,
        style.net,
        style.mixed,
        style.otherwise,
        style.blend,
        style.sure,
        style.lean,
        style.rough,
        style.lots,
        style.heed,
        style.former,
        style.settles,
        style.alike,
        style.told,
    )


def tuned(words: str, game: str) -> SearchBot:
    """Return a search with figures of its own, for whoever compares them.

    `search:turns=400,explore=0.8` is as the game's own search but for that; `net=no` goes about it
    as before a net learned it, `net=former` as the former champion, `net=FILE` with other weights.
    """
    texts = dict([part.partition("=")[::2] for part in words.split(",") if part])
    info = find(game)
    style = copy_of(style_of(game))
    net = texts.pop("net", "")
    if net == "no":
        style = copy_of(info.style)
    elif net == "former":
        style = copy_of(info.former or info.style)
    elif net:
        style = copy_of(info.learned or info.style)
        style.net = read_net(Path(net))
        style.otherwise = info.style
    turns = MOST_TURNS
    careless = 0
    try:
        turns = int(texts.pop("turns", str(turns)))
        careless = int(texts.pop("careless", "0"))
        style.explore = float(texts.pop("explore", str(style.explore)))
        style.prior = float(texts.pop("prior", str(style.prior)))
        style.steps = int(texts.pop("steps", str(style.steps)))
        style.guided = int(texts.pop("guided", str(style.guided)))
        style.mixed = float(texts.pop("mixed", str(style.mixed)))
        style.blend = float(texts.pop("blend", str(style.blend)))
        style.rough = texts.pop("rough", "no") == "yes"
        style.alike = texts.pop("alike", "yes" if style.alike else "no") == "yes"
        style.heed = float(texts.pop("heed", str(style.heed)))
        seconds = float(texts.pop("seconds", "0"))
    except ValueError as error:
        raise SetupError(f"bot search:{words}: {error}") from None
    if texts:
        known = "net, turns, seconds, careless, explore, prior, steps, guided, mixed, blend, rough"
        known += ", heed, alike"
        raise SetupError(f"bot search:{words}: {next(iter(texts))!r} is none of: {known}")
    bot = SearchBot(style, turns, careless)
    bot.seconds = seconds
    return bot


def tasting(words: str) -> AheadBot:
    """Return a bot that looks one step ahead, with a taste: `ahead:0.3`."""
    try:
        return AheadBot(float(words or "0"))
    except ValueError as error:
        raise SetupError(f"bot ahead:{words}: {error}") from None


def ladder_of(game: str) -> list[Rung]:
    """Return what the bots of each level do in a game, the weakest first."""
    return find(game).ladder if game else USUAL_LADDER


def level_of(name: str) -> int:
    """Return the number of a level by name, or 0.

    >>> level_of("level-3")
    3
    """
    return int(name[-1]) if name in BOTS and name.startswith("level-") else 0


def make_bot(name: str, game: str = "") -> Bot:
    """Return a bot by name, at its best for a game.

    >>> type(make_bot("greedy")).__name__
    'GreedyBot'
    """
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "thumb":
        return ThumbBot()
    if name.startswith(AHEAD) and name[len(AHEAD) :][:1] in ("", ":"):
        return tasting(name[len(AHEAD) + 1 :])
    if name.startswith(SEARCH) and name[len(SEARCH) :][:1] in ("", ":"):
        return tuned(name[len(SEARCH) + 1 :], game)
    if name.startswith(PLAN):
        plans = find(game).plans if game else {}
        if name[len(PLAN) :] not in plans:
            known = ", ".join([PLAN + plan for plan in plans]) or "none"
            raise SetupError(f"there is no bot {name!r}; plans of {game or 'no game'}: {known}")
        return PlanBot(plans[name[len(PLAN) :]])
    ladder = ladder_of(game)
    if name == "classic":
        rung = ladder[LEVELS - 1]
        former = find(game).former if game else None
        return SearchBot(former or plain_style_of(game), rung.before or rung.turns)
    if name == "ismcts":
        return SearchBot(plain_style_of(game), ladder[LEVELS - 2].turns)
    plain, _colon, temper = name.partition(":")
    level = level_of(plain)
    if level == 0 or (temper and temper not in TEMPERS):
        raise SetupError(f"there is no bot {name!r}; {nearest(name, [*BOTS])}")
    rung = ladder[level - 1]
    plan = find(game).temper(temper) if game and temper else None
    if rung.turns == 0:
        thumb = ThumbBot(rung.careless)
        thumb.temper = plan
        return thumb
    style = style_of(game) if level == LEVELS or rung.learned else plain_style_of(game)
    bot = SearchBot(style, rung.turns, rung.careless)
    bot.temper = plan
    return bot
