"""Secrets: ids, codes and tokens nobody can guess, and dice that can be checked."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

from dicehall.hall.store import Earlier, SeatRow, TableRow
from dicehall.kit.dice import commitment, new_secret
from dicehall.kit.lesson import restored
from dicehall.kit.replay import Line, Origin, Record, Stage, read_stages

WORDS_TEXT: Final = """
    ACORN AMBER ANCHOR APPLE ARROW BADGER BAMBOO BANJO BARLEY BASIL BEACON BEAR BEAVER BERRY
    BIRCH BISON BOTTLE BRASS BREEZE BRIDGE BROOK BUCKET BUTTON CACTUS CAMEL CANDLE CANOE
    CARROT CASTLE CEDAR CELLO CHERRY CLOUD CLOVER COBALT COMET COPPER CORAL CRANE CRICKET CROW
    CROWN CRYSTAL DAISY DELTA DESERT DOLPHIN DRAGON DRUM DUNE EAGLE EMBER FALCON FERN FEATHER
    FIDDLE FIG FINCH FLAME FLINT FLUTE FOREST FOX FROG GARNET GECKO GIANT GINGER GLACIER GLOBE
    GOOSE GRAPE HARBOR HARP HAWK HAZEL HERON HONEY HORIZON ISLAND IVORY JASMINE JUNIPER KETTLE
    KITE LANTERN LARK LAUREL LEMON LILAC LION LIZARD LOTUS LYNX MAGNET MANGO MAPLE MARBLE
    MEADOW MELON MINT MIRROR MOLE MOON MOSS MOUNTAIN NETTLE NUTMEG OASIS OAK OCEAN OLIVE ONYX
    OPAL ORANGE ORBIT OTTER OWL PANDA PAPER PARROT PEACH PEAR PEBBLE PELICAN PEPPER PIANO
    PILOT PINE PLANET PLUM POPPY PRAIRIE PUFFIN QUAIL QUARTZ RABBIT RAVEN REEF RIVER ROBIN
    ROCKET RUBY SAFFRON SAGE SALMON SATURN SEAL SHELL SILVER SPARROW SPRUCE STONE STORM SUMMIT
    SWAN TEAPOT THISTLE THUNDER TIGER TOPAZ TORCH TROUT TULIP TUNDRA TURTLE VALLEY VELVET
    VIOLET VIOLIN WALNUT WALRUS WILLOW WINTER WOLF WREN YARROW ZEBRA
"""
WORDS: Final = tuple(WORDS_TEXT.split())
WORD_SET: Final = frozenset(WORDS)
# Three digits: of tables begun when codes were shorter.
CODE: Final = re.compile(r"([A-Za-z]{2,10})[\s_.-]*(?:([0-9]{3})|([0-9]{4})[\s_.-]*([0-9]{4}))")


def new_table_id() -> str:
    """Return the id of a new table; who knows it may come in.

    It begins with a letter or digit: on a command line a hyphen would look like an option.
    """
    while not (id := secrets.token_urlsafe(12))[0].isalnum():
        pass
    return id


def new_code() -> str:
    """Return a code that is easy to read out, such as FROG-1720-3859: one of 14,418 million."""
    return f"{secrets.choice(WORDS)}-{four_digits()}-{four_digits()}"


def four_digits() -> int:
    """Return a number that is read out in four digits."""
    return 1000 + secrets.randbelow(9000)


def as_code(text: str) -> str | None:
    """Return a code as it is stored, however it was typed; None for what is no code.

    >>> as_code(" frog 1720 3859"), as_code("FROG-172"), as_code("t8Qk2nyz_aB-4x7Q")
    ('FROG-1720-3859', 'FROG-172', None)
    """
    found = CODE.fullmatch(text.strip())
    if found is None or found[1].upper() not in WORD_SET:
        return None
    digits = found[2] or f"{found[3]}-{found[4]}"
    return f"{found[1].upper()}-{digits}"


def new_token() -> str:
    """Return a seat token: 256 secret bits as text."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


def new_dice() -> tuple[str, str]:
    """Return a fresh secret for sealed dice, and the commitment to be published."""
    secret = new_secret()
    return secret, commitment(secret)


def origin_of(table: TableRow, seats: list[SeatRow]) -> Origin:
    """Return where a table's dice come from; it stays inside the hall until the game is over.

    A table begun before salts were sealed has no seals.
    """
    salts = [chair.salt for chair in seats]
    seals = [chair.seal or "" for chair in seats]
    dice = None if table.lesson is None else restored(table.lesson).dice
    return Origin(0, table.commitment, table.secret, salts, seals if any(seals) else None, dice)


def stages_of(earlier: Earlier) -> list[Stage]:
    """Return whose dice fell in the beginning of a game that was played on."""
    line = Line("", "the beginning of the game")
    line.fields = {"from": earlier.stages}
    return read_stages(line)


def earlier_of(record: Record, number: int) -> Earlier:
    """Return the first *number* answers of a game with their dice, for a game that goes on."""
    origin = record.origin
    for stage in reversed(record.stages):
        if stage.answers >= number:
            origin = stage.origin
    kept = [stage for stage in record.stages if stage.answers < number]
    stages = [*kept, Stage(number, origin)]
    return Earlier(record.answers[:number], [stage.data() for stage in stages])
