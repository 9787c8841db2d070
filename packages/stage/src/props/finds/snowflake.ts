import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { outline, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

/** Along an arm, and how long the two twigs there are. */
const TWIGS = pairs('0.034 0.016, 0.05 0.03, 0.066 0.024, 0.08 0.014');

/** A straight bar with a ridge. */
const bar = (from: readonly [number, number], to: readonly [number, number], thick: number): BufferGeometry =>
  swept(
    [
      [from[0], from[1], 0],
      [to[0], to[1], 0],
    ],
    (t) => thick * (1 - 0.35 * t),
    { sides: 6, steps: 3 },
  );

function arm(): BufferGeometry {
  const twigs = TWIGS.flatMap(([y, long]) =>
    [-1, 1].map((side) => bar([0, y], [side * long * 0.87, y + long * 0.5], 0.0027)),
  );
  const tip = slab(
    outline([
      [0, 0.088],
      [0.0062, 0.0985],
      [0, 0.111],
      [-0.0062, 0.0985],
    ]),
    0.005,
    0.0016,
  );
  return merged([bar([0, 0.005], [0, 0.1], 0.0036), ...twigs, tip].map((part) => part.deleteAttribute('uv')));
}

const hexagon = (radius: number, deep: number): BufferGeometry =>
  slab(
    outline(
      Array.from(
        { length: 6 },
        (_, i) => [Math.sin(i * 1.0472) * radius, Math.cos(i * 1.0472) * radius, 0.001] as const,
      ),
    ),
    deep,
    deep * 0.3,
  ).deleteAttribute('uv');

function snowflake(kit: Maker): void {
  const one = arm();
  const between = Array.from({ length: 6 }, (_, i) => {
    const turn = (i + 0.5) * 1.0472;
    return bar([0, 0], [Math.sin(turn) * 0.026, Math.cos(turn) * 0.026], 0.003);
  }).map((part) => part.deleteAttribute('uv'));
  const arms = Array.from({ length: 6 }, (_, i) => placed(one, { turn: [0, 0, i * 1.0472] }));
  const flake = merged([...arms, ...between, hexagon(0.021, 0.0065), hexagon(0.0105, 0.0105)]);
  kit.add(
    'ice',
    flake.translate(0, 0.111, 0),
    kit.main('gloss', '#cfe8fa', { roughness: 0.08, envMapIntensity: 1.5 }),
  );
}

export const SNOWFLAKE_PROP: Prop = {
  noun: 'snowflake',
  words: ['snow flake', 'snow crystal', 'ice crystal', 'single snowflake', 'giant snowflake'],
  size: [0.192, 0.222, 0.0105],
  stands: ['air', 'podium', 'table', 'ground', 'hand'],
  paints: ['ice'],
  build: made(snowflake),
};
