"""Games on the nodes of a Ray cluster. Each node needs the same Dicehall and the same cards."""

from __future__ import annotations

import logging
import os
from typing import Any, Final

# Nothing is told to anybody outside, and no dashboard is needed.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import ray
from ray import exceptions

from dicehall.kit.game import SetupError
from dicehall.lab.executors import PATIENCE, Finished, Play, Span, clocked

DEATHS: Final = (
    exceptions.WorkerCrashedError,
    exceptions.NodeDiedError,
    exceptions.ObjectLostError,
    exceptions.LocalRayletDiedError,
    exceptions.OutOfMemoryError,
)


class OnRay:
    """The cores of a cluster; without an address, a cluster that is begun here and ends with us."""

    def __init__(self, address: str = "", workers: int | None = None) -> None:
        self.running: dict[Any, Span] = {}
        self.joined = not ray.is_initialized()
        if self.joined:
            begin(address, workers)
        cores = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.workers = workers or max(1, int(cores.get("CPU", 1)))
        # Lost batches are ours to play again, so that all executors do it alike.
        self.task = ray.remote(max_retries=0, num_cpus=1)(clocked)

    def submit(self, play: Play, span: Span) -> None:
        """Begin a batch."""
        self.running[self.task.remote(play, *span)] = span

    def finished(self) -> list[Finished]:
        """Wait a little and return the batches that came back."""
        over, _running = ray.wait(
            list(self.running), num_returns=1, timeout=PATIENCE, fetch_local=True
        )
        return [self.taken(one) for one in over]

    def taken(self, one: Any) -> Finished:
        """Return what came of a batch."""
        span = self.running.pop(one)
        try:
            return Finished(span, *ray.get(one))
        except DEATHS as error:
            return Finished(span, lost=f"a worker or node died ({type(error).__name__})")
        except exceptions.RayTaskError as error:
            raise error.cause if isinstance(error.cause, Exception) else error from None

    def stop(self) -> None:
        """End at once, whatever is under way."""
        for one in self.running:
            ray.cancel(one, force=True)
        self.running.clear()
        self.close()

    def close(self) -> None:
        """Leave the cluster; one that was begun here ends."""
        if self.joined:
            ray.shutdown()


def begin(address: str, workers: int | None) -> None:
    """Join a cluster, or begin one on this machine that listens to nobody else."""
    try:
        if address:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        else:
            ray.init(
                num_cpus=workers,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.ERROR,
                _node_ip_address="127.0.0.1",
            )
    except (ConnectionError, ValueError, RuntimeError) as error:
        said = str(error).strip().splitlines() or [type(error).__name__]
        raise SetupError(f"--on ray:{address}: no cluster answers there: {said[0]}") from None
