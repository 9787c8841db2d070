import type { StageMove, StagePlan } from '../plan/stage-plan.js';
import type { Pose } from './camera.js';

/** Where the camera is, and how far the things have turned, in radians. */
export interface Moment extends Pose {
  readonly turned: number;
}

/** When a moment is: seconds, and the share of the clip that has passed. */
export interface When {
  readonly seconds: number;
  readonly progress: number;
  /** How long the clip is. */
  readonly whole: number;
}

const HOME: Moment = { around: -0.1, above: 0.2, far: 1, high: 0.48, side: 0, turned: 0 };
/** How much higher the camera stands, in radians. */
const VIEWS = { level: 0, top: 1.3, low: -0.2 } as const;
const PACES = { slow: 0.6, normal: 1, fast: 1.7 } as const;

/** Sets off and comes to rest softly. */
const eased = (t: number): number => 0.35 * t + 0.65 * t * t * (3 - 2 * t);
const from = (a: number, b: number, t: number): number => a + (b - a) * eased(t);

type Way = (part: When, pace: number) => Partial<Moment>;

/** What each move changes; `progress` is of its own part of the clip. */
const WAYS: Readonly<Record<StageMove, Way>> = {
  static: () => ({}),
  drift: ({ progress: t }, pace) => ({ around: from(-0.34 * pace, 0.2 * pace, t), far: from(1.06, 0.95, t) }),
  turntable: ({ seconds, progress: t }, pace) => ({
    around: -0.1,
    far: from(1.05, 0.97, t),
    turned: seconds * 0.8 * pace,
  }),
  orbit: ({ seconds, progress: t }, pace) => ({
    around: -0.6 + seconds * 0.55 * pace,
    above: from(0.18, 0.3, t),
  }),
  'push-in': ({ progress: t }) => ({
    around: from(-0.16, 0, t),
    far: from(1.3, 0.72, t),
    above: from(0.26, 0.16, t),
  }),
  'pull-out': ({ progress: t }) => ({
    around: from(0.08, -0.2, t),
    far: from(0.66, 1.32, t),
    above: from(0.14, 0.26, t),
  }),
  rise: ({ progress: t }) => ({
    above: from(0.24, 0.68, t),
    far: from(1, 1.1, t),
    around: from(-0.2, 0.1, t),
  }),
  'tilt-up': ({ progress: t }) => ({ high: from(0.12, 0.62, t), above: from(0.16, 0.06, t), far: 0.86 }),
  'tilt-down': ({ progress: t }) => ({ high: from(0.8, 0.36, t), above: from(0.1, 0.24, t), far: 0.9 }),
  'pan-left': ({ progress: t }) => ({ side: from(0.42, -0.42, t), around: from(0.1, -0.12, t) }),
  'pan-right': ({ progress: t }) => ({ side: from(-0.42, 0.42, t), around: from(-0.14, 0.1, t) }),
  handheld: ({ seconds: s, progress: t }) => ({
    around: from(-0.2, 0.12, t) + 0.014 * Math.sin(s * 2.1) + 0.008 * Math.sin(s * 4.7 + 1),
    above: 0.2 + 0.01 * Math.sin(s * 2.6 + 2),
    high: 0.48 + 0.012 * Math.sin(s * 3.1 + 0.5),
  }),
};

/** How a plan is filmed: its moves share the clip, and each goes on from where the one before it came to. */
export function momentsOf({
  moves,
  speed,
  view = 'level',
}: Pick<StagePlan, 'moves' | 'speed'> & Partial<Pick<StagePlan, 'view'>>): (when: When) => Moment {
  const pace = PACES[speed];
  return ({ seconds, progress, whole }) => {
    const at = Math.min(moves.length - 1, Math.floor(progress * moves.length));
    let moment = HOME;
    for (let index = 0; index <= at; index += 1) {
      const way = WAYS[moves[index] ?? 'drift'];
      const part = partOf({ seconds, progress, whole }, index, moves.length);
      moment = index === 0 ? { ...moment, ...way(part, pace) } : onwards(moment, way, { part, pace });
    }
    return { ...moment, above: moment.above + VIEWS[view] };
  };
}

function partOf({ seconds, progress, whole }: When, index: number, count: number): When {
  const begin = (index / count) * whole;
  const length = whole / count;
  return {
    seconds: Math.min(length, Math.max(0, seconds - begin)),
    progress: Math.min(1, Math.max(0, progress * count - index)),
    whole: length,
  };
}

/** A later move adds what it changes to where the camera has come. */
function onwards(moment: Moment, way: Way, { part, pace }: { part: When; pace: number }): Moment {
  const [start, now] = [way({ ...part, seconds: 0, progress: 0 }, pace), way(part, pace)];
  const change = (key: keyof Moment): number => (now[key] ?? 0) - (start[key] ?? 0);
  return {
    around: moment.around + change('around'),
    above: Math.max(0.02, moment.above + change('above')),
    far: Math.max(0.5, moment.far + change('far')),
    high: moment.high + change('high'),
    side: moment.side + change('side'),
    turned: moment.turned + change('turned'),
  };
}
