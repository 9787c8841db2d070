import { BoxGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bead, outline, slab } from '../kit/solids.js';
import { bent, merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { corners } from '../kit/rows.js';

/** A soft square: thick in its middle, drawn in at its sides, its corners pointed; u and v from -1 to 1. */
const puffed = (u: number, v: number): number =>
  0.085 * (Math.max(0, 1 - u ** 4) * Math.max(0, 1 - v ** 4)) ** 0.55;
const drawn = (u: number, v: number): number => 1 - 0.07 * (1 - v * v) * Math.abs(u);

function pillow(kit: Maker): void {
  const cloth = kit.main('fabric', '#e8ded0');
  const soft = (x: number, y: number, turn: number) => ({
    at: [x, y, 0] as const,
    turn: [-0.32, turn, 0] as const,
  });
  const cushion = bent(new BoxGeometry(2, 2, 2, 36, 36, 2), (at) => {
    const [u, v, s] = [at.x, at.y, at.z];
    const thick = puffed(u, v) * (1 + 0.12 * noise(u * 3, v * 3, 2 + s)) + 0.004;
    at.set(u * 0.24 * drawn(u, v), v * 0.24 * drawn(v, u), s * thick);
  });
  kit.add('cloth', placed(cushion, soft(0, 0.235, 0)), cloth);
  const edge = Array.from({ length: 40 }, (_, i): readonly [number, number, number] => {
    const [side, t] = [Math.floor(i / 10), (i % 10) / 5 - 1];
    const [u, v] = [
      [t, -1],
      [1, t],
      [-t, 1],
      [-1, -t],
    ][side] as [number, number];
    return [u * 0.242 * drawn(u, v), v * 0.242 * drawn(v, u), 0];
  });
  kit.add(
    'piping',
    placed(swept(edge, 0.006, { isClosed: true, sides: 10, steps: 120 }), soft(0, 0.235, 0)),
    matter('fabric', '#b08a5a'),
  );
}

/** Of twigs of fir all round, with berries and a bow of red ribbon. */
function wreath(kit: Maker): void {
  const green = ['#2f6a35', '#3f7f3f', '#25572d'];
  const needle = slab(outline(corners('-0.008 0, 0.008 0, 0.006 0.075, 0 0.1, -0.006 0.075')), 0.006, 0);
  green.forEach((colour, k) => {
    const twigs = Array.from({ length: 110 }, () => {
      const [turn, ring] = [kit.between(0, 6.283), kit.between(0, 6.283)];
      const far = 0.24 + Math.cos(ring) * 0.045;
      return placed(needle, {
        at: [Math.cos(turn) * far, 0.33 + Math.sin(turn) * far, Math.sin(ring) * 0.045],
        turn: [
          kit.between(-0.7, 0.7) + Math.sin(ring) * 0.6,
          kit.between(-0.7, 0.7),
          turn + kit.between(-0.9, 0.5),
        ],
      });
    });
    kit.add(`twigs.${k}`, merged(twigs), matter('plant', colour));
  });
  const ring = swept(
    Array.from(
      { length: 16 },
      (_, i) => [Math.cos(i * 0.3927) * 0.24, 0.33 + Math.sin(i * 0.3927) * 0.24, 0] as const,
    ),
    0.045,
    { isClosed: true, sides: 14, steps: 60 },
  );
  kit.add('ring', ring, matter('plush', '#2c6233'));
  const berries = Array.from({ length: 14 }, (_, i) => i * 0.449 + 0.2).flatMap((turn) =>
    [0, 1, 2].map((k) =>
      bead(0.015, 0.015, 0.015, {
        at: [
          Math.cos(turn + k * 0.06) * (0.235 + (k % 2) * 0.03),
          0.33 + Math.sin(turn + k * 0.06) * (0.235 + (k % 2) * 0.03),
          0.062,
        ],
      }),
    ),
  );
  kit.add('berries', merged(berries), matter('gloss', '#c81e2a'));
  ribbon(kit);
}

function ribbon(kit: Maker): void {
  const loop = (s: number) =>
    swept(
      [
        [0, 0.09, 0.075],
        [s * 0.06, 0.14, 0.1],
        [s * 0.125, 0.13, 0.08],
        [s * 0.12, 0.075, 0.085],
        [s * 0.05, 0.07, 0.095],
        [0, 0.09, 0.075],
      ],
      0.017,
      { sides: 10, steps: 44, flat: 0.35 },
    );
  const tail = (s: number) =>
    swept(
      [
        [s * 0.005, 0.085, 0.08],
        [s * 0.035, 0.04, 0.09],
        [s * 0.06, 0.005, 0.075],
      ],
      0.017,
      { sides: 10, steps: 16, flat: 0.3 },
    );
  kit.add(
    'bow',
    merged(
      [loop(1), loop(-1), tail(1), tail(-1), bead(0.026, 0.024, 0.022, { at: [0, 0.09, 0.09] })].map((part) =>
        part.deleteAttribute('uv'),
      ),
    ),
    kit.main('fabric', '#c1202c'),
  );
}

export const PILLOW_PROP: Prop = {
  noun: 'pillow',
  words: ['cushion', 'throw pillow', 'sofa cushion'],
  size: [0.498, 0.474, 0.25],
  stands: ['floor', 'podium', 'table', 'hand'],
  paints: ['cloth'],
  build: made(pillow),
};

export const WREATH_PROP: Prop = {
  noun: 'wreath',
  words: ['christmas wreath', 'advent wreath', 'door wreath', 'holiday wreath', 'fir wreath'],
  size: [0.704, 0.688, 0.267],
  stands: ['podium', 'table', 'floor', 'wall'],
  paints: ['bow'],
  build: made(wreath),
};
