import { describe, expect, it } from '@jest/globals';
import type { Verb } from '../src/prompt/vocabulary.js';
import type { Moment } from '../src/scene/part.js';
import type { Placed } from '../src/scene/subjects/placed.js';
import { stanceOf, xOf, type Stance } from '../src/scene/subjects/stance.js';

const CLIP_SECONDS = 4;

/** A thing at the middle of the frame, a fifth of it high, with much room to both sides. */
function thing(verb: Verb, more: Partial<Placed> & { isRound?: boolean; liftsOff?: boolean } = {}): Placed {
  const { isRound = false, liftsOff = false, ...rest } = more;
  return {
    subject: {
      source: 'drawn',
      noun: 'dog',
      artKey: null,
      count: 1,
      colour: null,
      verb,
      size: 'normal',
      rider: null,
    },
    traits: {
      habitat: 'ground',
      home: 'hills',
      verb,
      heightMetres: 1,
      width: 1,
      sinks: 0,
      several: 3,
      isRound,
      liftsOff,
    },
    x: 0.9,
    y: 0.8,
    depth: 0.5,
    height: 0.2,
    speed: 0.1,
    faces: 1,
    room: 0.5,
    verb,
    phase: 0.3,
    under: 'ground',
    rock: false,
    ...rest,
  };
}

function moment(seconds: number, clipSeconds = CLIP_SECONDS): Moment {
  const pose = { x: 0, tilt: 0, rise: 0, zoom: 1 };
  return {
    index: Math.round(seconds * 24),
    seconds,
    progress: seconds / clipSeconds,
    clipSeconds,
    pose,
    flash: 0,
  };
}

/** Every 24th of a second of the clip. */
function stances(placed: Placed, clipSeconds = CLIP_SECONDS): Stance[] {
  return Array.from({ length: clipSeconds * 24 + 1 }, (_, i) =>
    stanceOf(placed, moment(i / 24, clipSeconds)),
  );
}

const range = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

const VERBS: readonly Verb[] = [
  'stand',
  'run',
  'walk',
  'fly',
  'swim',
  'float',
  'spin',
  'fall',
  'dance',
  'jump',
  'drive',
  'burn',
  'sail',
];

describe('whatever a body does', () => {
  it.each(VERBS.filter((verb) => verb !== 'fall'))('its way has no jump from frame to frame: %s', (verb) => {
    const all = stances(thing(verb));
    for (const [i, one] of all.slice(1).entries())
      expect(Math.hypot(one.x - all[i]!.x, one.y - all[i]!.y)).toBeLessThan(0.06);
  });

  it.each(VERBS)('its way is where it faces, as long as its speed says: %s', (verb) => {
    const way = xOf(thing(verb), moment(3)) - xOf(thing(verb), moment(1));
    expect(way).toBeCloseTo(0.2, 9);
    expect(xOf(thing(verb, { speed: -0.1, faces: -1 }), moment(3))).toBeLessThan(0.9);
  });

  it.each(VERBS)('its place is that of the middle of the clip: %s', (verb) => {
    expect(xOf(thing(verb), moment(CLIP_SECONDS / 2))).toBe(0.9);
  });

  it.each([2, 10, 60, 600])('its room is not left in a clip of %s s', (clipSeconds) => {
    for (const seconds of [0, clipSeconds / 3, clipSeconds]) {
      const x = xOf(thing('run', { speed: 0.2, room: 0.3 }), moment(seconds, clipSeconds));
      expect(Math.abs(x - 0.9)).toBeLessThanOrEqual(0.3 + 1e-9);
    }
  });

  it('a clip of one frame breaks nothing', () => {
    for (const verb of VERBS) {
      const { x, y } = stanceOf(thing(verb, { under: 'nothing', liftsOff: true }), moment(0, 0));
      expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
    }
  });

  it.each(['stand', 'run', 'walk', 'drive', 'burn'] as const)(
    'on the ground it keeps to the ground: %s',
    (verb) => {
      expect(new Set(stances(thing(verb)).map((one) => one.y))).toEqual(new Set([0.8]));
    },
  );

  it('on rolling ground it goes up and down with it', () => {
    const hills = thing('walk', { ground: (x) => 0.7 + x * 0.1 });
    for (const one of stances(hills)) expect(one.y).toBeCloseTo(0.7 + one.x * 0.1, 9);
  });

  it('afloat it rocks a little, about its waterline', () => {
    const ys = stances(thing('sail', { under: 'water', speed: 0 })).map((one) => one.y);
    expect(range(ys)).toBeGreaterThan(0.002);
    expect(range(ys)).toBeLessThan(0.2 * 0.1);
    expect(ys.reduce((a, b) => a + b, 0) / ys.length).toBeCloseTo(0.8, 2);
  });

  it('in the air it hovers', () => {
    for (const verb of ['fly', 'float', 'stand'] as const) {
      const ys = stances(thing(verb, { under: 'nothing' })).map((one) => one.y);
      expect(range(ys)).toBeGreaterThan(0.005);
      expect(range(ys)).toBeLessThan(0.2 * 0.2);
    }
  });
});

describe('who jumps', () => {
  const jumps = stances(thing('jump', { speed: 0 }));

  it('leaves the ground and comes back to it, never below', () => {
    expect(Math.max(...jumps.map((one) => one.lift))).toBeGreaterThan(0.1);
    expect(Math.min(...jumps.map((one) => one.lift))).toBeCloseTo(0, 3);
    for (const one of jumps) expect(one.y).toBeLessThanOrEqual(0.8 + 1e-9);
  });

  it('is as high above his ground as he says, so that his shadow fits', () => {
    for (const one of jumps) expect(one.floor - one.y).toBeCloseTo(one.lift, 9);
  });

  it('crouches on the ground, and only there', () => {
    const crouched = jumps.filter((one) => one.squash < 0.99);
    expect(crouched.length).toBeGreaterThan(3);
    for (const one of crouched) expect(one.lift).toBeLessThan(0.001);
    for (const one of jumps) expect(one.squash).toBeGreaterThan(0.8);
  });

  it('lifts his nose on the way up and drops it on the way down', () => {
    for (const faces of [1, -1] as const) {
      const leaps = stances(thing('jump', { speed: 0, faces }));
      const steps = leaps
        .slice(1)
        .map((one, i) => ({ rises: one.lift - leaps[i]!.lift, nose: -one.turn * faces }));
      const steep = steps.filter(({ rises, nose }) => nose !== 0 && Math.abs(rises) > 0.004);
      expect(steep.map(({ nose }) => nose > 0)).toEqual(steep.map(({ rises }) => rises > 0));
      expect(new Set(steep.map(({ nose }) => nose > 0)).size).toBe(2);
    }
  });

  it('out of the water he leaps clear of it and dives in again', () => {
    const leaps = stances(thing('jump', { speed: 0, under: 'water' }));
    expect(Math.min(...leaps.map((one) => one.y))).toBeLessThan(0.8 - 0.2 * 0.4);
    expect(Math.max(...leaps.map((one) => one.y))).toBeGreaterThan(0.8);
    for (const one of leaps) expect(one.lift).toBeGreaterThanOrEqual(0);
  });

  it('two of another phase do not leap as one', () => {
    const other = stances(thing('jump', { speed: 0, phase: 0.8 }));
    expect(Math.max(...jumps.map((one, i) => Math.abs(one.y - other[i]!.y)))).toBeGreaterThan(0.05);
  });
});

describe('who dances', () => {
  const steps = stances(thing('dance', { speed: 0 }));

  it('stays about his place', () => {
    for (const one of steps) expect(Math.abs(one.x - 0.9)).toBeLessThan(0.2 * 0.2);
  });

  it('goes to both sides, leans to both sides and leaves the ground', () => {
    expect(Math.min(...steps.map((one) => one.x))).toBeLessThan(0.89);
    expect(Math.max(...steps.map((one) => one.x))).toBeGreaterThan(0.91);
    expect(Math.min(...steps.map((one) => one.turn))).toBeLessThan(-0.05);
    expect(Math.max(...steps.map((one) => one.turn))).toBeGreaterThan(0.05);
    expect(Math.max(...steps.map((one) => one.lift))).toBeGreaterThan(0.02);
  });
});

describe('a ball', () => {
  it('rolls as far as it goes, without slipping', () => {
    for (const one of stances(thing('spin', { isRound: true })))
      expect(one.roll * 0.1).toBeCloseTo(one.x - 0.9, 9);
  });

  it('bounces higher than it is tall, and flattens only at the ground', () => {
    const bounces = stances(thing('jump', { isRound: true }));
    expect(Math.max(...bounces.map((one) => one.lift))).toBeGreaterThan(0.2);
    for (const one of bounces.filter((each) => each.squash < 0.95)) expect(one.lift).toBeLessThan(0.05);
    expect(Math.min(...bounces.map((one) => one.squash))).toBeLessThan(0.97);
  });

  it('afloat or in space it turns to and fro, and does not bounce', () => {
    for (const under of ['water', 'nothing'] as const)
      for (const verb of ['jump', 'spin'] as const) {
        const drift = stances(thing(verb, { isRound: true, under, speed: 0 }));
        expect(range(drift.map((one) => one.y))).toBeLessThan(0.2 * 0.1);
        expect(Math.min(...drift.map((one) => one.roll))).toBeLessThan(0);
        expect(Math.max(...drift.map((one) => one.roll))).toBeGreaterThan(0);
      }
  });
});

describe('what spins, falls or lifts off', () => {
  it('what spins on the ground turns on its foot, is seen from both sides and never as nothing', () => {
    const spins = stances(thing('spin', { speed: 0 }));
    const seen = spins.map((one) => one.seen);
    expect([Math.max(...seen), Math.min(...seen)]).toEqual([expect.closeTo(1, 1), expect.closeTo(-1, 1)]);
    expect(Math.min(...seen.map(Math.abs))).toBeGreaterThan(0.05);
    for (const by of ['x', 'y', 'turn'] as const) expect(range(spins.map((one) => one[by]))).toBe(0);
  });

  it('wheels, and whatever floats, turn over and over in their place', () => {
    const { subject } = thing('spin');
    const turning: Partial<Placed>[] = [
      { under: 'nothing' },
      { subject: { ...subject, source: 'art', artKey: 'ferris-wheel', noun: 'ferris wheel' } },
    ];
    for (const more of turning) {
      const spins = stances(thing('spin', { speed: 0, ...more }));
      expect(spins.at(-1)!.turn - spins[0]!.turn).toBeGreaterThan(2);
      const middles = spins.map((one) => one.x + (Math.sin(one.turn) * thing('spin', more).height) / 2);
      expect(range(middles)).toBeCloseTo(0, 9);
    }
  });

  it('what falls comes from above, goes through the frame and begins again', () => {
    const falls = stances(thing('fall', { y: 0.1 }), 12).map((one) => one.y);
    const drops = falls.slice(1).map((y, i) => y - falls[i]!);
    expect(drops.filter((drop) => drop > 0).length).toBeGreaterThan(drops.length * 0.97);
    expect(drops.some((drop) => drop < -0.9)).toBe(true);
    expect(Math.max(...falls)).toBeGreaterThan(1);
  });

  it('a rocket rises straight, slowly at first, and stays in sight', () => {
    const rises = stances(thing('fly', { liftsOff: true, under: 'nothing', y: 0.6 }));
    expect(range(rises.map((one) => one.x))).toBe(0);
    const steps = rises.slice(1).map((one, i) => rises[i]!.y - one.y);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(-1e-9);
    expect(steps[0]).toBeLessThan(steps[Math.floor(steps.length / 2)]! * 0.3);
    expect(rises.at(-1)!.y - 0.2).toBeGreaterThan(0);
  });

  it('a rocket that stands does not lift off', () => {
    const stands = stances(thing('stand', { liftsOff: true, speed: 0 }));
    expect(range(stands.map((one) => one.y))).toBe(0);
  });
});
