import { type BufferGeometry, TorusGeometry } from 'three';
import { round } from '../devices/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs, triples } from '../kit/rows.js';
import { brick, flowing, hoop, slab, turned } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

const BOARD = 0.016;
const TEA = ['#b5601f', '#8c4210', '#5a2708'];

/** The tea in a cup: a few rings are enough. */
function tea(radius: number, height: number): BufferGeometry {
  const rings = [1, 0.92, 0.75, 0.4, 0].map((far) => [radius * far, height] as const);
  return tinted(turned(rings, 32), (x, _y, z) => between(TEA, 1 - Math.hypot(x, z) / radius));
}

function tray(kit: Maker): void {
  const wood = matter('wood', '#8a5a34');
  const grip = (side: number) =>
    swept(
      [
        [side * 0.228, BOARD, -0.06],
        [side * 0.25, 0.036, -0.045],
        [side * 0.254, 0.04, 0],
        [side * 0.25, 0.036, 0.045],
        [side * 0.228, BOARD, 0.06],
      ],
      0.006,
      { sides: 8, steps: 20 },
    );
  kit.add(
    'tray',
    merged([
      slab(round(0.46, 0.3, 0.05), BOARD, 0.004)
        .rotateX(-Math.PI / 2)
        .translate(0, BOARD / 2, 0),
    ]),
    wood,
  );
  kit.add(
    'edge',
    swept(
      round(0.45, 0.29, 0.05)
        .getSpacedPoints(40)
        .slice(0, 40)
        .map((at) => [at.x, BOARD + 0.003, at.y] as const),
      0.006,
      { isClosed: true, steps: 80, sides: 6, tension: 0.2 },
    ),
    wood,
  );
  kit.add('grips', merged([grip(-1), grip(1)]), matter('gold', '#c9a45a', { roughness: 0.35 }));
}

/** The pot stands behind, its spout to the right. */
function pot(kit: Maker, glaze: ReturnType<typeof matter>): void {
  const one = kit.joint('pot', [-0.01, BOARD, -0.055], [0, 0.35, 0]);
  one.add(
    'belly',
    merged([
      flowing(
        pairs('0 0.004, 0.038 0.003, 0.047 0.011, 0.074 0.045, 0.072 0.08, 0.047 0.106, 0.034 0.112'),
        32,
        24,
      ),
      turned(corners('0.026 0.01, 0.042 0 0.003, 0.045 0.002 0.003, 0.046 0.014'), 32),
      turned(
        corners(
          '0.037 0.108 0.001, 0.037 0.112 0.002, 0.028 0.123 0.013, 0.008 0.128 0.004, 0.006 0.134 0.003, 0.011 0.14 0.005, 0.008 0.148 0.005, 0 0.149',
        ),
        28,
      ),
      swept(triples('0.054 0.04 0, 0.086 0.056 0, 0.098 0.083 0, 0.118 0.107 0'), (t) => 0.018 - 0.011 * t, {
        sides: 18,
        steps: 30,
      }),
      swept(triples('-0.06 0.09 0, -0.09 0.101 0, -0.113 0.077 0, -0.101 0.045 0, -0.067 0.031 0'), 0.0062, {
        sides: 14,
        steps: 30,
        flat: 1.3,
      }),
    ]),
    glaze,
  );
  one.add(
    'gilt',
    merged([ring(0.0376, 0.0013, 0.111), ring(0.0462, 0.0013, 0.003), ring(0.0738, 0.001, 0.06)]),
    gilt(),
  );
  kit.joint('steam', [0.1, 0.13, -0.09]);
}

const ring = (radius: number, thick: number, y: number) =>
  new TorusGeometry(radius, thick, 5, 36).rotateX(Math.PI / 2).translate(0, y, 0);

const gilt = () => matter('gold', '#d9b45c', { roughness: 0.22 });

function cup(kit: Maker, glaze: ReturnType<typeof matter>, spot: readonly [number, number, number]): void {
  const [x, z, turn] = spot;
  const one = kit.joint(x < 0 ? 'cup.l' : 'cup.r', [x, BOARD, z], [0, turn, 0]);
  one.add(
    'china',
    merged([
      turned(
        corners(
          '0 0.002, 0.03 0 0.002, 0.036 0.003 0.006, 0.062 0.012 0.002, 0.061 0.014 0.001, 0.034 0.006 0.004, 0 0.005',
        ),
        30,
      ),
      turned(
        corners(
          '0 0.007, 0.019 0.005 0.001, 0.02 0.01 0.004, 0.034 0.022 0.012, 0.041 0.052 0.001, 0.039 0.0525 0.001, 0.032 0.023 0.01, 0 0.012',
        ),
        30,
      ),
      swept(triples('0.036 0.045 0, 0.051 0.049 0, 0.058 0.037 0, 0.049 0.025 0, 0.034 0.023 0'), 0.0034, {
        sides: 12,
        steps: 24,
      }),
    ]),
    glaze,
  );
  one.add('gilt', merged([ring(0.0401, 0.0009, 0.0524), ring(0.0614, 0.001, 0.0135)]), gilt());
  one.add('tea', tea(0.0372, 0.044), matter('liquid', '#ffffff', { roughness: 0.12 }));
  one.add(
    'spoon',
    merged([
      swept(triples('-0.02 0.0145 0.044, 0.02 0.0165 0.05, 0.052 0.02 0.046'), 0.0015, {
        sides: 8,
        steps: 16,
      }),
      placed(hoop(0.004, 0.0034, 20).scale(1.7, 1, 0.5), {
        at: [-0.026, 0.0135, 0.043],
        turn: [Math.PI / 2, 0, 0],
      }),
    ]),
    matter('chrome', '#dfe1e3'),
  );
}

/** Lumps of sugar in a dish. */
function sugar(kit: Maker, glaze: ReturnType<typeof matter>): void {
  const dish = kit.joint('sugar', [0.155, BOARD, -0.075]);
  dish.add(
    'dish',
    turned(
      corners(
        '0 0.002, 0.02 0 0.002, 0.022 0.004 0.004, 0.038 0.026 0.002, 0.0365 0.0265 0.001, 0.02 0.008 0.006, 0 0.007',
      ),
      28,
    ),
    glaze,
  );
  const lumps = Array.from({ length: 9 }, (_, i) =>
    placed(brick([0.013, 0.013, 0.013], [0, 0, 0], 0.0015), {
      at: [
        Math.cos(i * 1.6) * (i < 5 ? 0.018 : 0.009),
        i < 5 ? 0.021 : 0.031,
        Math.sin(i * 1.6) * (i < 5 ? 0.018 : 0.009),
      ],
      turn: [i * 0.4, i * 0.9, i * 0.3],
    }),
  );
  dish.add('lumps', merged(lumps), matter('paper', '#ffffff'));
}

function teaSet(kit: Maker): void {
  const glaze = kit.main('ceramic', '#a9c7d6');
  tray(kit);
  pot(kit, glaze);
  cup(kit, glaze, [-0.125, 0.06, 2.6]);
  cup(kit, glaze, [0.115, 0.065, -0.5]);
  sugar(kit, glaze);
}

export const TEA_SET_PROP: Prop = {
  noun: 'tea set',
  words: ['teaset', 'tea service', 'tea tray', 'china tea set'],
  size: [0.52, 0.165, 0.3],
  stands: TABLE,
  paints: ['belly', 'china', 'dish'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(teaSet),
};
