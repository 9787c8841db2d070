import { smooth } from '../../paint/colour.js';
import { createNoise } from '../../paint/noise.js';
import type { Stir } from '../../prompt/vocabulary.js';

/** A moved copy of a region: how much of it is seen, in 1/64, and where each place of it comes from. */
export interface MovedCopy {
  readonly share: number;
  /** The way that what is at u (0 to 1 across the canvas) and v (down the region) has come, in canvas widths. */
  at(u: number, v: number): readonly [x: number, y: number];
}

/** How a region stirs: a pure function of the time. */
export interface Flow {
  /** A fine pattern, in steps of luma, that shows the motion of what has none of its own: a calm water. */
  grainAt?(u: number, v: number): number;
  /** Luma samples between two nodes, as a power of two. */
  readonly cell: number;
  copiesAt(seconds: number): readonly [MovedCopy, MovedCopy | null];
}

/** What a flow depends on: `rate` 1 is a quiet day's, phases are 0 to 1; region sides in canvas widths. */
export interface FlowInput {
  readonly rate: number;
  readonly phases: readonly number[];
  readonly height: number;
}

/** How alike two copies are that lie half a way apart: mixed evenly they would be that much flatter. */
const ALIKE = 0.5;

/**
 * What goes on and on, made of two copies that each go a short way, fade and begin anew, half a way apart: one is always
 * whole while the other begins, so that nothing jumps. `fade` is the share of the way in which they change over. At 0 seconds
 * the picture is as it was.
 */
function endless(
  { waySeconds, fade }: { readonly waySeconds: number; readonly fade: number },
  at: (u: number, v: number, seconds: number) => readonly [number, number],
) {
  return (seconds: number): readonly [MovedCopy, MovedCopy] => {
    const [one, other] = [0.5, 0].map((start) => {
      const turn = seconds / waySeconds + start;
      return turn - Math.floor(turn);
    }) as [number, number];
    const [a, b] = [one, other].map((turn) => smooth(0.5 + (0.25 - Math.abs(turn - 0.5)) / fade)) as [
      number,
      number,
    ];
    const whole = Math.sqrt(a * a + b * b + 2 * ALIKE * a * b);
    const copy = (turn: number, share: number): MovedCopy => ({
      share: Math.round((64 * share) / whole),
      at: (u, v) => at(u, v, (turn - 0.5) * waySeconds),
    });
    return [copy(one, a), copy(other, b)];
  };
}

/** Higher clouds are nearer, and go faster. */
function clouds({ rate, phases }: FlowInput): Flow {
  const side = phases[0]! < 0.5 ? -1 : 1;
  const speed = 0.0125 * rate * side;
  const way = { waySeconds: 24 / Math.sqrt(rate), fade: 0.12 };
  const bend = phases[1]! * 6.3;
  return {
    cell: 4,
    copiesAt: endless(way, (u, v, seconds) => {
      const near = 1 - 0.6 * v;
      const wander = 1 + 0.18 * Math.sin(u * 5.1 + v * 3.7 + bend);
      return [speed * near * wander * seconds, speed * 0.1 * near * seconds * Math.sin(u * 3.3 + bend)];
    }),
  };
}

/** How far off the far edge of a water is: its waves are so much smaller there. */
const FAR = 0.22;

/** Waves that come towards us, smaller the farther off they are. */
function rippleAt({ rate, phases, height }: FlowInput, strength: number) {
  const turns = phases.map((phase) => phase * 2 * Math.PI);
  const wave = 2 * Math.PI * (Math.max(height, 0.05) / (1 - FAR));
  return (u: number, v: number, seconds: number): readonly [number, number] => {
    const near = FAR + (1 - FAR) * v;
    const depth = wave * Math.log(near);
    const time = seconds * Math.sqrt(rate);
    const first = Math.sin(depth * 21 + u * 14 - time * 4.3 + turns[0]!);
    const second = Math.sin(depth * 33 - u * 22 - time * 5.9 + turns[1]!);
    const third = Math.sin(depth * 12 + u * 37 - time * 3.1 + turns[2]!);
    const calm = strength * near * smooth(seconds / 0.9);
    return [calm * 0.5 * (third + 0.4 * second), calm * (0.9 * first + 0.6 * second + 0.3 * third)];
  };
}

/** Small crests that lie across, finer the farther off they are. */
function crests({ phases, height }: FlowInput): (u: number, v: number) => number {
  const noise = createNoise(Math.floor(phases[0]! * 1e6));
  const wave = Math.max(height, 0.05) / (1 - FAR);
  return (u, v) => {
    const near = FAR + (1 - FAR) * v;
    return 9 * noise.fbm((u - 0.5) * (26 / near), wave * Math.log(near) * 190, 2);
  };
}

function ripples(input: FlowInput): Flow {
  const ripple = rippleAt(input, 0.003);
  return {
    cell: 3,
    grainAt: crests(input),
    copiesAt: (seconds) => [{ share: 64, at: (u, v) => ripple(u, v, seconds) }, null],
  };
}

function waves(input: FlowInput): Flow {
  const ripple = rippleAt(input, 0.003);
  const way = { waySeconds: Math.max(1, 2.6 / input.rate), fade: 0.4 };
  const speed = 0.02 * input.rate;
  return {
    cell: 3,
    grainAt: crests(input),
    copiesAt: (seconds) => {
      const rolling = endless(way, (u, v, gone) => {
        const [x, y] = ripple(u, v, seconds);
        return [x, y + speed * (FAR + (1 - FAR) * v) * gone];
      });
      return rolling(seconds);
    },
  };
}

/** What flows; leaves sway with the camera's own bending. */
export const FLOWS: Readonly<Record<Exclude<Stir, 'leaves'>, (input: FlowInput) => Flow>> = {
  clouds,
  ripples,
  waves,
};
