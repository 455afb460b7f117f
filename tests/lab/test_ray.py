"""Games on Ray, on loopback: the same sums as in one process, also when a node dies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dicehall.kit.game import Setup
from dicehall.kit.tally import Tally
from dicehall.lab.executors import Finished, executor
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


@pytest.fixture
def cluster() -> Iterator[Any]:
    """Two nodes with a core each."""
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 1, "include_dashboard": False, **LOOPBACK}
    made = Cluster(initialize_head=True, head_node_args=head)
    made.add_node(num_cpus=1, **LOOPBACK)
    yield made
    made.shutdown()  # type: ignore[no-untyped-call]


@pytest.mark.long
def test_a_node_that_dies_in_the_middle_changes_no_sum(
    cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Batches are seconds long, so that the second node is in the middle of one."""
    on = executor(f"ray:{cluster.address}")
    assert on.workers == 2
    killed: list[Any] = []
    lost: list[str] = []
    finished = on.finished

    def heard() -> list[Finished]:
        came = finished()
        lost.extend(batch.lost for batch in came if batch.lost)
        return came

    monkeypatch.setattr(on, "finished", heard)

    def kill_one(tally: Tally) -> None:
        if not killed and tally.games > 20:
            killed.append(next(iter(cluster.worker_nodes)))
            cluster.remove_node(killed[0], allow_graceful=False)

    try:
        bots = ["level-3", "greedy"]
        simulation = Simulation(Run(PIG, tuple(bots)), 150)
        assert simulation.play(on, kill_one)
    finally:
        on.close()
    assert killed
    assert lost
    assert simulation.tally.data() == batch(PIG, bots, 0, 150).data()


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
