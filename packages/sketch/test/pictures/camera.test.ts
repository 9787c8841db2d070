import { describe, expect, it } from '@jest/globals';
import type { Picture, Region } from '../support/picture.js';
import { openStudio, SQUARE, TALL, WIDE } from '../support/studio.js';

const studio = openStudio();
const LAST = 47;

/** A rooted thing in the first and the last frame: how far it moved, in frame heights, and how much it grew. */
async function seen(move: string, who = 'a castle', scene = 'on hills, clear sky', more = {}) {
  const thing = await studio.thing({ prompt: `${who} ${scene}, ${move}`, at: [0, LAST], ...more });
  const [first, last] = thing.moments;
  return {
    x: last!.frame.x - first!.frame.x,
    y: last!.frame.y - first!.frame.y,
    grown: last!.frame.height / first!.frame.height,
  };
}

describe('when the camera goes one way, what it sees goes the other', () => {
  it.each([
    ['pan left', 1],
    ['pan right', -1],
    ['camera pans left', 1],
    ['tracking shot', -1],
    ['truck left', 1],
    ['orbit shot', 1],
  ] as const)('%s', async (move, way) => {
    const { x } = await seen(move);
    expect(x * way).toBeGreaterThan(0.08);
  });

  it.each([
    ['tilt up', 1],
    ['tilt down', -1],
    ['look up', 1],
    ['drone shot', 1],
    ['crane shot', 1],
  ] as const)('%s', async (move, way) => {
    const { y } = await seen(move);
    expect(y * way).toBeGreaterThan(0.05);
  });

  it.each([
    ['push in', 1.1, 1.5],
    ['zoom in', 1.1, 1.5],
    ['fly through', 1.1, 1.5],
    ['pull out', 0.66, 0.92],
    ['zoom out', 0.66, 0.92],
    ['reveal', 0.66, 0.92],
  ] as const)('%s: things grow by a factor of %s to %s', async (move, least, most) => {
    const { grown } = await seen(move);
    expect(grown).toBeGreaterThan(least);
    expect(grown).toBeLessThan(most);
  });

  it.each(['static shot', 'tripod', 'locked off'])('%s: nothing moves of itself', async (move) => {
    expect(await seen(move)).toEqual({ x: 0, y: 0, grown: 1 });
  });

  it.each(['pan left', 'pan right'])('%s leaves the height of things as it is', async (move) => {
    const { y, grown } = await seen(move);
    expect(Math.abs(y)).toBeLessThan(0.01);
    expect(grown).toBeCloseTo(1, 2);
  });

  it.each(['push in', 'pull out', 'tilt up', 'tilt down'])('%s does not go sideways', async (move) => {
    const thing = await studio.thing({ prompt: `a castle on hills, clear sky, ${move}`, at: [0, LAST] });
    const [first, last] = thing.moments;
    const middle = 160 / 90 / 2;
    const grown = last!.frame.height / first!.frame.height;
    expect(last!.frame.x - middle).toBeCloseTo((first!.frame.x - middle) * grown, 2);
  });
});

describe('without a word about it the camera drifts a little', () => {
  it.each(['a castle', 'a lighthouse'])('%s', async (who) => {
    const { x } = await seen('', who, 'on hills, clear sky');
    const pan = await seen('pan right', who, 'on hills, clear sky');
    expect(Math.abs(x)).toBeGreaterThan(0.01);
    expect(Math.abs(x)).toBeLessThan(Math.abs(pan.x) * 0.6);
  });
});

describe('how fast', () => {
  it.each(['pan left', 'tilt up', 'drone shot'])(
    'slow %s goes less far than a plain one, and fast farther',
    async (move) => {
      const far = async (speed: string): Promise<number> => {
        const { x, y } = await seen(`${speed} ${move}`);
        return Math.hypot(x, y);
      };
      const [slow, plain, fast] = [await far('slow'), await far(''), await far('fast')];
      expect(slow).toBeLessThan(plain * 0.8);
      expect(fast).toBeGreaterThan(plain * 1.15);
    },
  );

  it.each(['pan left', 'push in', 'tilt down', 'orbit shot', 'drone shot', 'pull out'])(
    'a move is even: it neither jumps nor stops on its way: %s',
    async (move) => {
      const at = Array.from({ length: 48 }, (_, i) => i);
      const { moments } = await studio.thing({ prompt: `a castle on hills, clear sky, ${move}`, at });
      const steps = moments.slice(1).map((one, i) => {
        const before = moments[i]!.frame;
        return Math.hypot(one.frame.x - before.x, one.frame.y - before.y, one.frame.height - before.height);
      });
      expect(Math.max(...steps)).toBeLessThan(0.02);
      expect(Math.min(...steps)).toBeGreaterThan(Math.max(...steps) * 0.2);
    },
  );

  it('takes the whole clip, however long it is', async () => {
    const short = await seen('pan left', 'a castle', 'on hills, clear sky');
    const prompt = 'a castle on hills, clear sky, pan left';
    const long = await studio.thing({ prompt, seconds: 10, at: [0, 120, 239] });
    const [first, middle, last] = long.moments;
    expect(last!.frame.x - first!.frame.x).toBeCloseTo(short.x, 6);
    expect(middle!.frame.x - first!.frame.x).toBeGreaterThan(short.x * 0.4);
    expect(middle!.frame.x - first!.frame.x).toBeLessThan(short.x * 0.6);
  });
});

describe('a handheld camera', () => {
  it('shakes: it goes to and fro', async () => {
    const at = Array.from({ length: 48 }, (_, i) => i);
    const { moments } = await studio.thing({ prompt: 'a castle on hills, clear sky, handheld camera', at });
    const steps = moments.slice(1).map((one, i) => one.frame.y - moments[i]!.frame.y);
    expect(steps.some((step) => step > 0.0002)).toBe(true);
    expect(steps.some((step) => step < -0.0002)).toBe(true);
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(0.02);
  });

  it('shakes in its own way for each seed', async () => {
    const way = async (seed: number): Promise<string> => {
      const { moments } = await studio.thing({
        prompt: 'a castle on hills, handheld camera',
        at: [0, 9, 30],
        seed,
      });
      return moments.map((one) => (one.frame.y - one.y).toFixed(5)).join();
    };
    expect(await way(1)).not.toBe(await way(2));
  });
});

describe('near things pass faster than far ones', () => {
  it.each(['pan left', 'pan right', 'orbit shot'])('%s', async (move) => {
    const prompt = `a volcano and a snowman in the mountains, ${move}`;
    const [far, near] = [
      await studio.thing({ prompt, at: [0, LAST] }, 'volcano'),
      await studio.thing({ prompt, at: [0, LAST] }, 'snowman'),
    ];
    const travel = (thing: typeof far): number =>
      Math.abs(thing.moments[1]!.frame.x - thing.moments[0]!.frame.x);
    expect(travel(near)).toBeGreaterThan(travel(far) * 1.5);
  });
});

describe('the painted picture moves as the camera is told', () => {
  const HORIZON: Region = [0.25, 0.3, 0.75, 0.75];

  async function shift(move: string): Promise<{ x: number; y: number }> {
    const [first, last] = await studio.pictures({
      prompt: `mountains at day, clear sky, ${move}`,
      at: [16, 31],
    });
    return first!.movedTo(last!, 6, HORIZON);
  }

  it.each([
    ['fast pan left', 1],
    ['fast pan right', -1],
  ] as const)('%s', async (move, way) => {
    expect((await shift(move)).x * way).toBeGreaterThan(0);
  });

  it.each([
    ['fast tilt up', 1],
    ['fast tilt down', -1],
  ] as const)('%s', async (move, way) => {
    expect((await shift(move)).y * way).toBeGreaterThan(1);
  });

  it('static shot', async () => {
    expect(await shift('static shot')).toMatchObject({ x: 0, y: 0 });
  });
});

describe('no border of a layer ever shows', () => {
  const MOVES = [
    'fast pan left',
    'fast pan right',
    'fast orbit shot',
    'fast drone shot',
    'fast pull out',
    'handheld camera',
  ];
  const PLACES = ['mountains', 'hills', 'a beach', 'a street'];

  /** A column or row of one colour at the rim, where the picture next to it is not. */
  function bare(picture: Picture): string[] {
    const side = 2 / picture.size.width;
    const rims: readonly (readonly [string, Region, Region])[] = [
      ['left', [0, 0.5, side, 1], [side, 0.5, side * 4, 1]],
      ['right', [1 - side, 0.5, 1, 1], [1 - side * 4, 0.5, 1 - side, 1]],
    ];
    return rims
      .filter(([, rim, beside]) => Math.abs(picture.light(rim) - picture.light(beside)) > 40)
      .map(([name]) => name);
  }

  it.each(PLACES.flatMap((place) => MOVES.map((move) => [place, move] as const)))(
    '%s, %s',
    async (place, move) => {
      for (const picture of await studio.pictures({
        prompt: `${place} at day, clear sky, ${move}`,
        at: [0, LAST],
      }))
        expect(bare(picture)).toEqual([]);
    },
  );
});

describe('in every ratio', () => {
  it.each([
    ['landscape', WIDE],
    ['upright', TALL],
    ['square', SQUARE],
  ] as const)('a pan goes as far, in frame heights: %s', async (_, size) => {
    const { x } = await seen('pan left', 'a tent', 'on hills, clear sky', { size });
    expect(x).toBeGreaterThan(0.08);
    expect(x).toBeLessThan(0.5);
  });
});
