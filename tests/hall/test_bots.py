"""Bots: in other processes, in time, and knowing no more than their seat."""

from __future__ import annotations

import asyncio
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable

import pytest

from dicehall.games import find
from dicehall.hall.bots_pool import SLOTS, BotsPool, Slot, Task, pack, think
from dicehall.kit.dice import SealedDice, sealed
from dicehall.kit.game import Setup
from dicehall.kit.table import Table
from tests.hall.house import House


def table() -> Table:
    return find("warriorz").new(Setup("warriorz", 3), sealed("11" * 32, ["", "", ""]))


def last_option() -> int:
    return int(table().legal()[-1])


def sleeps(task: Task) -> int:
    time.sleep(30)
    return 0


def notes_and_sleeps(task: Task) -> int:
    Slot(SLOTS[0], task.slot).write(last_option())
    time.sleep(30)
    return 0


def is_slow(task: Task) -> int:
    Slot(SLOTS[0], task.slot).write(last_option())
    time.sleep(1.2)
    return int(table().legal()[0])


def dies(task: Task) -> int:
    os._exit(1)


def fails(task: Task) -> int:
    raise RuntimeError("a bot that does not work")


def cheats(task: Task) -> int:
    return 12345


def choose(thought: Callable[[Task], int], times: int = 1) -> list[int]:
    async def work() -> list[int]:
        pool = BotsPool(1, 5.0 if thought is think else 1.0)
        pool.think = thought
        g = table()
        try:
            workers = await pool.warm()
            await asyncio.wrap_future(workers.submit(last_option))  # now it knows this module
            return [await pool.choose("greedy", "warriorz", g, int(g.seat)) for _ in range(times)]
        finally:
            pool.close()

    return asyncio.run(work())


@pytest.mark.parametrize("thought", [think, sleeps, dies, fails, cheats])
def test_a_bot_answers_whatever_becomes_of_it(thought: Callable[[Task], int]):
    assert choose(thought)[0] in table().legal()


def test_a_late_bot_gives_its_best_answer_so_far():
    assert choose(notes_and_sleeps) == [last_option()]


def test_a_late_worker_that_comes_to_an_end_is_kept():
    async def work() -> tuple[list[int], bool]:
        pool = BotsPool(1, 1.0)
        pool.think = is_slow
        g = table()
        try:
            workers = await pool.warm()
            await asyncio.wrap_future(workers.submit(last_option))
            found = [await pool.choose("greedy", "warriorz", g, int(g.seat)) for _ in range(2)]
            return found, pool.pool is workers
        finally:
            pool.close()

    assert asyncio.run(work()) == ([last_option()] * 2, True)


def test_a_dead_worker_is_replaced():
    assert len(choose(dies, 2)) == 2


def test_waiting_for_a_free_worker_is_part_of_a_bots_time():
    async def work() -> tuple[list[int], float]:
        pool = BotsPool(1, 1.0)
        pool.think = sleeps
        g = table()
        try:
            workers = await pool.warm()
            await asyncio.wrap_future(workers.submit(last_option))
            begin = time.perf_counter()
            asked = [pool.choose("greedy", "warriorz", g, int(g.seat)) for _ in range(6)]
            found = await asyncio.gather(*asked)
            return found, time.perf_counter() - begin
        finally:
            pool.close()

    found, seconds = asyncio.run(work())
    assert set(found) <= set(table().legal())
    assert seconds < 2.5  # one after the other they would take six


def test_a_pool_that_is_closed_begins_nothing_anew():
    async def work() -> bool:
        pool = BotsPool(1, 30.0)
        pool.think = sleeps
        g = table()
        workers = await pool.warm()
        await asyncio.wrap_future(workers.submit(last_option))
        asked = asyncio.create_task(pool.choose("greedy", "warriorz", g, int(g.seat)))
        while pool.queue.free:
            await asyncio.sleep(0)
        pool.close()
        assert await asked in g.legal()
        return pool.pool is None or pool.pool is workers

    assert asyncio.run(work())


def test_the_sealed_dice_do_not_leave_the_hall():
    g = table()
    dice = g.dice
    assert isinstance(dice, SealedDice)
    assert dice.key not in pack(g, int(g.seat))
    assert g.dice is dice


def test_hidden_cards_do_not_leave_the_hall():
    info = find("shadespire")
    g = info.new(info.check(Setup("shadespire", 2)), sealed("11" * 32, ["", ""]))
    while g.asking() != "Activate":
        g.apply(g.options[0])
    seat = int(g.seat)
    dealt = [pickle.loads(pack(g, seat)) for _ in range(20)]
    assert all(twin.view(seat) == g.view(seat) for twin in dealt)
    other = 1 - seat
    assert len({str(twin.view(other)) for twin in dealt}) > 1


def test_bots_play_a_whole_game_in_the_pool(house: House):
    wish = {"game": "warriorz", "seats": 3, "bot": "greedy", "options": {"draw": "random"}}
    anna = house.post("/api/quick", wish)
    with house.join(anna) as player:
        player.order("resign")
        while not player.look["over"]:
            player.until("step")
    assert house.get(f"/api/tables/{anna['table']}")["result"][0] == 0.0


def test_a_worker_brings_no_database_along():
    """What it imports it keeps in memory, and every start of a hall waits for it."""
    told = "import sys, dicehall.hall.bots_pool; print({'sqlalchemy', 'fastapi'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
