import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { boxAt, outline, puck, slab, turned } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { joined } from '../chests/wood.js';
import { Path } from 'three';

/** Metres from tooth to tooth by pi: what has the same meshes. */
const MODULE = 0.012;
const PACE = 0.06;
const HUB = [-0.04, 0.2] as const;

/** Each wheel: its teeth, where it is from the first one (radians), its colour. */
const WHEELS = [
  ['large', 24, 0, '#cf9f45'],
  ['small', 14, 0.5236, '#aeb4b8'],
  ['middle', 18, 2.0944, '#b8713f'],
] as const;

/** A wheel with windows between its spokes. */
function wheelOf(teeth: number) {
  const [pitch, half] = [(teeth * MODULE) / 2, Math.PI / teeth];
  const rim = Array.from({ length: teeth }, (_, i) => {
    const at = (off: number, far: number) => {
      const turn = (i * 2 + off) * half;
      return [Math.cos(turn) * far, Math.sin(turn) * far] as const;
    };
    return [at(-0.62, pitch - 0.014), at(-0.3, pitch + 0.01), at(0.3, pitch + 0.01), at(0.62, pitch - 0.014)];
  }).flat();
  const shape = outline(rim);
  const spokes = teeth > 16 ? 5 : 4;
  for (let i = 0; i < spokes; i += 1) {
    const [from, to] = [(i / spokes) * 6.2832 + 0.22, ((i + 1) / spokes) * 6.2832 - 0.22];
    const hole = new Path();
    hole.absarc(0, 0, pitch - 0.032, from, to, false);
    hole.absarc(0, 0, pitch * 0.36, to - 0.18, from + 0.18, true);
    hole.closePath();
    shape.holes.push(hole);
  }
  const axle = turned(
    corners('0 0, 0.03 0 0.003, 0.03 0.012 0.003, 0.014 0.014 0.002, 0.014 0.03 0.003, 0 0.03'),
    28,
  );
  return joined([slab(shape, 0.026, 0.003, 6), axle.rotateX(1.571).translate(0, 0, 0.008)]);
}

function gears(kit: Maker): void {
  const spots = WHEELS.map(([name, teeth, turn, colour], i) => {
    const far = i ? ((24 + teeth) * MODULE) / 2 : 0;
    const at = [HUB[0] + Math.cos(turn) * far, HUB[1] + Math.sin(turn) * far, 0] as const;
    const phase = i ? turn + Math.PI - Math.PI / teeth : 0;
    const wheel = kit.joint(name, at, [0, 0, phase]);
    wheel.add(
      `${name}.teeth`,
      wheelOf(teeth),
      i ? matter('metal', colour, { roughness: 0.32 }) : kit.main('gold', colour),
    );
    return at;
  });
  const posts = spots.map(([x, y]) => puck(0.011, 0.05, 0.002, 18).rotateX(1.571).translate(x, y, -0.05));
  const arms = spots.slice(1).map(([x, y]) => {
    const [dx, dy] = [x - HUB[0], y - HUB[1]];
    return placed(boxAt([Math.hypot(dx, dy), 0.03, 0.012], [0, 0, 0], 0.005), {
      at: [HUB[0] + dx / 2, HUB[1] + dy / 2, -0.048],
      turn: [0, 0, Math.atan2(dy, dx)],
    });
  });
  const frame = [
    boxAt([0.04, 0.19, 0.014], [HUB[0], 0.11, -0.048], 0.005),
    placed(boxAt([0.03, 0.26, 0.012], [0, 0, 0], 0.005), { at: [0.08, 0.16, -0.048], turn: [0, 0, -0.43] }),
  ];
  kit.add('frame', joined([...posts, ...arms, ...frame]), matter('metal', '#3d4146', { roughness: 0.4 }));
  kit.add('base', boxAt([0.4, 0.035, 0.16], [0, 0.0175, -0.02], 0.008), matter('wood', '#5d3a22'));
}

export const GEARS_PROP: Prop = {
  noun: 'gears',
  words: [
    'gear',
    'cog',
    'cogwheel',
    'gear wheel',
    'gearwheel',
    'clockwork',
    'clockwork gears',
    'brass gear',
    'metal gear',
    'golden gear',
    'steampunk gear',
  ],
  size: [0.534, 0.536, 0.16],
  stands: ['table', 'podium'],
  paints: ['large.teeth'],
  moves: WHEELS.map(
    ([part, teeth], i) => ({ part, does: 'spin', axis: 'z', pace: i ? (-PACE * 24) / teeth : PACE }) as const,
  ),
  build: made(gears),
};
