import { merged, placed } from './kit/surface.js';
import type { Maker, Triple } from './kit/maker.js';
import { matter } from './kit/matter.js';
import { brick, hoop, puck, rod, turned } from './kit/solids.js';
import { swept } from './kit/swept.js';

export interface WheelLook {
  readonly radius: number;
  readonly width: number;
  readonly spokes: number;
  readonly rim?: string;
  /** Corners round it. */
  readonly corners?: number;
}

/** A tyre on an alloy rim, its axle along x, in a joint of its own that spins about x. */
export function wheel(kit: Maker, name: string, at: Triple, look: WheelLook): void {
  const { radius, width, spokes, rim = '#c9ccd0', corners = 30 } = look;
  const joint = kit.joint(name, at);
  const inner = radius * 0.68;
  const lying = { turn: [0, 0, Math.PI / 2] } as const;
  const half = width / 2;
  const bevel = width * 0.22;
  joint.add(
    'tyre',
    placed(
      turned(
        [
          [inner, -half * 0.8],
          [inner * 1.04, -half],
          [radius * 0.97, -half * 0.96, bevel],
          [radius, 0, bevel * 2],
          [radius * 0.97, half * 0.96, bevel],
          [inner * 1.04, half],
          [inner, half * 0.8],
        ],
        corners,
      ),
      lying,
    ),
    matter('rubber', '#17181a'),
  );
  const sides = at[0] === 0 ? [-1, 1] : [Math.sign(at[0])];
  const dish = sides.map((side) =>
    placed(
      turned(
        [
          [inner * 1.02, half * 0.86],
          [inner * 0.95, half * 0.84, 0.004],
          [inner * 0.88, half * 0.35],
        ],
        corners,
      ),
      { turn: [0, 0, (-side * Math.PI) / 2] },
    ),
  );
  const arms = Array.from({ length: spokes }, () =>
    brick([width * 0.2, inner * 0.86, radius * 0.12], [0, inner * 0.46, 0], radius * 0.02),
  ).flatMap((arm, i) =>
    sides.map((side) =>
      placed(arm, { at: [side * half * 0.62, 0, 0], turn: [(i / spokes) * 2 * Math.PI, 0, 0] }),
    ),
  );
  const hub = rod(radius * 0.16, width * 0.72, 20);
  joint.add('rim', merged([...dish, ...arms, placed(hub, lying)]), matter('metal', rim, { roughness: 0.22 }));
  joint.add('well', placed(rod(inner * 0.9, width * 0.4, 28), lying), matter('rubber', '#0c0d0e'));
}

/** A wheel of wire, as bicycles have: its axle along x. */
export function wireWheel(kit: Maker, name: string, at: Triple, radius: number): void {
  const joint = kit.joint(name, at);
  joint.add('tyre', hoop(radius - 0.014, 0.014, 72).rotateY(Math.PI / 2), matter('rubber', '#1a1a1c'));
  const steel = matter('metal', '#c9ccd0');
  const wires = Array.from({ length: 24 }, (_, i) => {
    const [angle, side] = [(i / 24) * 2 * Math.PI, i % 2 ? 1 : -1];
    return swept(
      [
        [side * 0.022, Math.cos(angle + 0.35 * side) * 0.02, Math.sin(angle + 0.35 * side) * 0.02],
        [0, Math.cos(angle) * (radius - 0.03), Math.sin(angle) * (radius - 0.03)],
      ],
      0.0012,
      { sides: 5, steps: 1 },
    );
  });
  const hub = puck(0.02, 0.056, 0.006, 20)
    .translate(0, -0.028, 0)
    .rotateZ(Math.PI / 2);
  joint.add('rim', merged([hoop(radius - 0.032, 0.007, 72).rotateY(Math.PI / 2), ...wires, hub]), steel);
}
