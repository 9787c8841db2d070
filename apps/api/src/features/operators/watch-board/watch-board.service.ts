import type { Board, BoardAccount, BoardPlace } from '@clipwright/core/dashboard';
import { Injectable } from '@nestjs/common';
import { EngineRouting, nameOf, type UsedPlace } from '@clipwright/engines/catalog';
import { EngineReplicas, type ReplicaState } from '../../engine-replicas/replicas.door.js';
import { AllVideosRepository } from '../../videos/all-videos.door.js';
import { BoardRepository, type Tally } from '../../videos/board.door.js';
import { WorkSwitchRepository } from '../../videos/switch-work.door.js';
import { boardVideo } from '../board-video.js';

const MOST_SHOWN = 50;
const SETTLED_SHOWN = 20;
const ACCOUNTS_SHOWN = 50;

/** All that is under way, for all accounts, and where. */
@Injectable()
export class WatchBoard {
  constructor(
    private readonly routing: EngineRouting,
    private readonly board: BoardRepository,
    private readonly videos: AllVideosRepository,
    private readonly switches: WorkSwitchRepository,
    private readonly replicas: EngineReplicas,
  ) {}

  async run(asked: { account: string | null; engine: string | null }): Promise<Board> {
    const places = this.routing.places();
    const models = places.filter(({ engine }) => engine.name === asked.engine).flatMap((one) => one.models);
    const query = { ...asked, models: [...new Set(models)] };
    const [queue, pausedSince, waiting, making, settled, tallies, states, workers] = await Promise.all([
      this.videos.waiting(),
      this.switches.pausedSince(),
      this.board.waiting(query, MOST_SHOWN),
      this.board.making(query, MOST_SHOWN),
      this.board.settled(query, SETTLED_SHOWN),
      this.board.tallies(),
      this.replicas.states(),
      this.switches.workers(),
    ]);
    return {
      queue: {
        queued: queue.queued,
        processing: queue.processing,
        oldest_queued_seconds: queue.oldestQueuedSeconds,
        paused_since: pausedSince?.toISOString() ?? null,
      },
      ...{ waiting: waiting.map(boardVideo), making: making.map(boardVideo) },
      settled: settled.map(boardVideo),
      accounts: accountsOf(tallies),
      places: places.map((place) => placeOf(place, tallies, states)),
      workers: workers.map(({ name, processes, making: processing, drainedSince }) => ({
        ...{ name, processes, processing },
        drained_since: drainedSince?.toISOString() ?? null,
      })),
    };
  }
}

function accountsOf(tallies: readonly Tally[]): BoardAccount[] {
  const accounts = new Map<string, BoardAccount>();
  for (const { accountId, email, status, videos } of tallies) {
    const { queued, processing } = accounts.get(accountId) ?? { queued: 0, processing: 0 };
    const now =
      status === 'queued'
        ? { queued: queued + videos, processing }
        : { queued, processing: processing + videos };
    accounts.set(accountId, { account_id: accountId, email, ...now });
  }
  return [...accounts.values()].slice(0, ACCOUNTS_SHOWN);
}

function placeOf(place: UsedPlace, tallies: readonly Tally[], states: readonly ReplicaState[]): BoardPlace {
  const name = nameOf(place);
  const isThere = (one: { engine: string | null; replica: string | null }): boolean =>
    one.engine === name.engine && one.replica === name.replica;
  const making = tallies.filter((tally) => tally.status === 'processing' && isThere(tally));
  return {
    ...name,
    models: place.models,
    processing: making.reduce((sum, { videos }) => sum + videos, 0),
    slots: place.site === 'embedded' ? null : place.replica.slots,
    drained_since: states.find(isThere)?.drainedAt?.toISOString() ?? null,
  };
}
