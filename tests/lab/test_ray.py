"""Games on Ray, on loopback: the same sums as in one process, also when a node dies."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from dicehall.kit.game import Setup
from dicehall.kit.tally import Tally, tally_from
from dicehall.lab.executors import Finished, Span, executor, spread
from dicehall.lab.run import Run
from dicehall.lab.simulate import Simulation, batch

ray = pytest.importorskip("ray")
pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

# Ray takes 127.0.0.1 for "this machine" and looks for it outside.
LOOPBACK: dict[str, Any] = {"node_ip_address": "127.0.0.2", "object_store_memory": 80 << 20}
BATTLE = Setup("warriorz", 3, {"draw": "random"})
PIG = Setup("pig", 2, {"goal": 40})


def test_ray_gives_the_same_sums() -> None:
    on = executor("ray", 1)
    try:
        simulation = Simulation(Run(BATTLE, ("random",)), 300)
        assert simulation.play(on)
    finally:
        on.close()
    assert not ray.is_initialized()
    assert simulation.tally.data() == batch(BATTLE, ["random"] * 3, 0, 300).data()


def patiently(start: Callable[[], Any]) -> Any:
    """Begin something of Ray's, which gives up after half a minute on a busy machine."""
    for _attempt in range(5):
        try:
            return start()
        except Exception as error:
            if "timed out during startup" not in str(error):
                raise
            late = error
    raise late


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two nodes with a core each."""
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 1, "include_dashboard": False, **LOOPBACK}
    made = patiently(lambda: Cluster(initialize_head=True, head_node_args=head))
    patiently(lambda: made.add_node(num_cpus=1, **LOOPBACK))
    yield made
    made.shutdown()


class Stuck:
    """Plays games; on the second node it hangs in the middle, and the first one waits for that."""

    def __init__(self, run: Run, head: str, mark: Path) -> None:
        self.run = run
        self.head = head
        self.mark = mark

    def __call__(self, first: int, count: int) -> Any:
        if ray.get_runtime_context().get_node_id() != self.head:
            self.mark.write_text("in the middle")
            threading.Event().wait(120)
        while not self.mark.exists():
            threading.Event().wait(0.05)
        return self.run.play(first, count)


@pytest.mark.long
def test_a_node_that_dies_in_the_middle_changes_no_sum(cluster: Any, tmp_path: Path) -> None:
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    on = executor(f"ray:{cluster.address}")
    assert on.workers == 2
    mark = tmp_path / "mark"
    tally = Tally()
    killed: list[Any] = []
    lost: list[str] = []
    finished = on.finished

    def heard() -> list[Finished]:
        if mark.exists() and not killed:
            killed.append(next(iter(cluster.worker_nodes)))
            cluster.remove_node(killed[0], allow_graceful=False)
        came = finished()
        lost.extend(batch.lost for batch in came if batch.lost)
        return came

    def done(_span: Span, gave: Any) -> None:
        tally.merge(tally_from(gave["sums"]))

    on.finished = heard  # type: ignore[method-assign]
    bots = ["level-3", "greedy"]
    try:
        play = Stuck(Run(PIG, tuple(bots)), cluster.head_node.node_id, mark)
        assert spread(play, [(0, 60)], on, done)
    finally:
        on.close()
    assert killed
    assert lost
    assert tally.data() == batch(PIG, bots, 0, 60).data()


@pytest.mark.long
def test_two_nodes_give_the_same_sums_as_one_process(cluster: Any) -> None:
    on = executor(f"ray:{cluster.address}")
    try:
        simulation = Simulation(Run(BATTLE, ("random",), follow=True), 400)
        assert simulation.play(on)
    finally:
        on.close()
    alone = Run(BATTLE, ("random",), follow=True).play(0, 400)
    assert simulation.tally.data() == alone["sums"]
    assert list(simulation.each_row()) == alone["rows"]
