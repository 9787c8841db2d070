import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { even } from '../kit/rows.js';
import { ball, bead, outline, slab, turned } from '../kit/solids.js';
import { bent, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

/** Half of its outline, from the top's middle to the point. */
const edgeAt = (t: number): readonly [number, number] => {
  if (t < 0.25) return [(t / 0.25) * 0.29, 0.72 - 0.03 * Math.sin((t / 0.25) * 3.1416)];
  const down = (t - 0.25) / 0.75;
  return [0.29 * Math.max(0, Math.cos(down * 1.5708)) ** 0.62, 0.72 * (1 - Math.sin(down * 1.5708) ** 1.05)];
};
const bow = (x: number, y: number): number => -x * x * 1.1 - (y - 0.4) ** 2 * 0.18;

/** A flat piece laid onto the bowed face. */
const laid = (corners: readonly (readonly [number, number, number?])[], thick: number, off: number) =>
  bent(slab(outline(corners), thick, thick * 0.3), (at) => at.setZ(at.z + off + bow(at.x, at.y)));

function device(tilted: Maker): void {
  const bar = (x: number, y: number, wide: number, tall: number) => {
    const rows = Math.max(2, Math.round(Math.max(wide, tall) / 0.05));
    return Array.from({ length: rows }, (_, i) => {
      const isTall = tall > wide;
      const [cx, cy] = isTall
        ? [x, y - tall / 2 + ((i + 0.5) / rows) * tall]
        : [x - wide / 2 + ((i + 0.5) / rows) * wide, y];
      const [w, h] = isTall ? [wide / 2, tall / rows / 2 + 0.002] : [wide / rows / 2 + 0.002, tall / 2];
      return laid(
        [
          [cx - w, cy - h],
          [cx + w, cy - h],
          [cx + w, cy + h],
          [cx - w, cy + h],
        ],
        0.012,
        0.014,
      );
    });
  };
  tilted.add(
    'cross',
    joined([...bar(0, 0.4, 0.085, 0.56), ...bar(0, 0.47, 0.44, 0.085)]),
    matter('gold', '#e0b450'),
  );
  const boss = [
    turned(
      [
        [0.075, 0],
        [0.07, 0.014, 0.006],
        [0.045, 0.03, 0.012],
        [0, 0.045],
      ],
      40,
    )
      .rotateX(1.571)
      .translate(0, 0.47, 0.018),
  ];
  const rivets = even(17)
    .slice(1, -1)
    .flatMap((t) => {
      const [x, y] = edgeAt(t);
      return [-1, 1].map((side) =>
        bead(0.009, 0.009, 0.007, {
          at: [side * x * 0.885, 0.4 + (y - 0.4) * 0.9, bow(x * 0.885, y) + 0.014],
        }),
      );
    });
  tilted.add(
    'boss',
    joined([...boss, ...rivets, placed(ball(0.012, 12), { at: [0, 0.47, 0.065] })]),
    matter('metal', '#c4c9cd', { roughness: 0.22 }),
  );
}

function shield(kit: Maker): void {
  const tilted = kit.joint('shield', [0, 0, 0], [-0.12, 0, 0]);
  const right = even(30).map(edgeAt);
  const whole = [
    ...right,
    ...right
      .slice(1, -1)
      .toReversed()
      .map(([x, y]) => [-x, y] as const),
  ];
  const columns = 10;
  const strips = Array.from({ length: columns }, (_, i) => {
    const [from, to] = [-0.29 + (i / columns) * 0.58, -0.29 + ((i + 1) / columns) * 0.58];
    const low = (x: number) =>
      0.72 * (1 - Math.sin(Math.acos(Math.min(1, (Math.abs(x) / 0.29) ** 1.613))) ** 1.05);
    const points = [...even(4).map((t) => from + (to - from) * t)];
    return laid(
      [...points.map((x) => [x, low(x)] as const), ...points.toReversed().map((x) => [x, 0.7] as const)],
      0.02,
      0,
    );
  });
  tilted.add('field', joined(strips), kit.main('paint', '#a3201f', { metalness: 0.15 }));
  tilted.add(
    'rim',
    swept(
      whole.map(([x, y]) => [x, y, bow(x, y)] as const),
      0.017,
      { isClosed: true, sides: 12, steps: 100 },
    ),
    matter('metal', '#b9bfc4', { roughness: 0.25 }),
  );
  device(tilted);
}

export const SHIELD_PROP: Prop = {
  noun: 'shield',
  words: ['knight shield', 'medieval shield', 'battle shield'],
  size: [0.615, 0.75, 0.229],
  stands: ['podium', 'ground', 'floor', 'hand'],
  paints: ['field'],
  build: made(shield),
};
