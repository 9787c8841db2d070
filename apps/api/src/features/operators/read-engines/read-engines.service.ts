import type { EngineCard } from '@clipwright/core/dashboard';
import { frameSize } from '@clipwright/core/models';
import { Injectable } from '@nestjs/common';
import { EngineRouting, nameOf, type UsedPlace } from '@clipwright/engines/catalog';
import { EngineReplicas, type ReplicaState } from '../../engine-replicas/replicas.door.js';
import { BoardRepository, type BoardRow, type MeasuredTime, type Trial } from '../../videos/board.door.js';
import { boardVideo } from '../board-video.js';
import { engineRow } from '../engine-row.js';
import { type EngineView, WatchEngines } from '../watch-engines.js';

/** Times are told of a clip as long as most are. */
const CLIP_SECONDS = 5;
const FAILURES_READ = 200;
const FAILURES_SHOWN = 5;

interface Known {
  readonly states: readonly ReplicaState[];
  readonly times: readonly MeasuredTime[];
  readonly failures: readonly BoardRow[];
  readonly trials: readonly Trial[];
}

/** Every replica of every engine: how it does, what it can, how long it takes, what failed there, and how it was tried. */
@Injectable()
export class ReadEngines {
  constructor(
    private readonly routing: EngineRouting,
    private readonly engines: WatchEngines,
    private readonly board: BoardRepository,
    private readonly replicas: EngineReplicas,
  ) {}

  async run(): Promise<EngineCard[]> {
    const [views, states, times, failures, trials] = await Promise.all([
      this.engines.run(),
      this.replicas.states(),
      this.board.times(),
      this.board.failures(FAILURES_READ),
      this.board.trials(),
    ]);
    return this.routing.places().flatMap((place, index) => {
      const view = views[index];
      return view === undefined ? [] : [cardOf(place, view, { states, times, failures, trials })];
    });
  }
}

function cardOf(place: UsedPlace, view: EngineView, known: Known): EngineCard {
  const { engine, replica } = nameOf(place);
  const { capabilities } = place.engine;
  const isThere = (one: { engine: string | null; replica: string | null }): boolean =>
    one.engine === engine && one.replica === replica;
  const trial = known.trials.find((one) => one.onlyEngine === engine && one.onlyReplica === replica);
  return {
    ...engineRow(view),
    drained_since: known.states.find(isThere)?.drainedAt?.toISOString() ?? null,
    can: {
      modes: capabilities.modes,
      seconds: capabilities.durationsSeconds,
      resolutions: capabilities.resolutions,
      aspect_ratios: capabilities.aspectRatios,
      audio: capabilities.audio,
    },
    times: known.times.filter(({ machine }) => isOf(place, machine)).map(timeOf),
    failed_videos: known.failures.filter(isThere).slice(0, FAILURES_SHOWN).map(boardVideo),
    trial: trial === undefined ? null : boardVideo(trial),
  };
}

/** The embedded engine is measured on each host; a replica by its name. */
const isOf = ({ engine, site, replica }: UsedPlace, machine: string): boolean =>
  site === 'embedded' ? machine.startsWith(`${engine.name}@`) : machine === `${engine.name}@${replica.name}`;

function timeOf({ machine, model, mode, resolution, ...rate }: MeasuredTime): EngineCard['times'][number] {
  const { width, height } = frameSize(resolution, '16:9');
  const seconds = rate.fixedSeconds + ((width * height * CLIP_SECONDS) / 1e6) * rate.secondsPerSize;
  return { machine, video_model: model, mode, resolution, clip_seconds: CLIP_SECONDS, seconds };
}
