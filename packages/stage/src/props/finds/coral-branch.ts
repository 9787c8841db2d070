import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { ball } from '../kit/solids.js';
import { between, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { lumpy, plain } from './shapes.js';

interface Branch {
  readonly from: readonly [number, number, number];
  /** Radians from upright, and about the stem. */
  readonly lean: number;
  readonly turn: number;
  readonly long: number;
  readonly thick: number;
}

/** A branch and those that fork from it, each shorter and thinner. */
function grown(kit: Maker, branch: Branch, forks: number): BufferGeometry[] {
  const { from, lean, turn, long, thick } = branch;
  const way = [Math.cos(turn) * Math.sin(lean), Math.cos(lean), Math.sin(turn) * Math.sin(lean)] as const;
  const at = (t: number) =>
    [
      from[0] + way[0] * long * t,
      from[1] + way[1] * long * t + 0.12 * long * t * t,
      from[2] + way[2] * long * t,
    ] as const;
  const own = swept([at(0), at(0.5), at(1)], (t) => thick * (1 - 0.35 * t), { sides: 9, steps: 9 });
  if (forks === 0) return [own];
  const young = [-1, 1, 0.2].slice(0, forks > 1 ? 3 : 2).flatMap((side, i) =>
    grown(
      kit,
      {
        from: at(0.55 + 0.2 * i),
        lean: Math.min(1.2, lean * 0.6 + 0.5 + kit.between(-0.15, 0.15)),
        turn: turn + side * 1.1 + kit.between(-0.3, 0.3),
        long: long * kit.between(0.6, 0.75),
        thick: thick * 0.68,
      },
      forks - 1,
    ),
  );
  return [own, ...young];
}

function coral(kit: Maker): void {
  const own = kit.options.colour ?? '#f0604e';
  const stems = Array.from({ length: 6 }, (_, i) =>
    grown(
      kit,
      {
        from: [Math.cos(i * 2.4) * 0.03, 0.04, Math.sin(i * 2.4) * 0.03],
        lean: i === 0 ? 0.05 : 0.55,
        turn: i * 1.256,
        long: kit.between(0.11, 0.14),
        thick: 0.0165,
      },
      2,
    ),
  ).flat();
  const branches = tinted(plain(stems), (x, y, z) =>
    between([own, own, '#ffd9cc'], (y - 0.05) * 3.6 + 0.25 * noise(x * 60, y * 60, z * 60)),
  );
  kit.add('branches', branches, matter('clay', '#ffffff', { roughness: 0.7 }));
  const stone = placed(lumpy(ball(0.085, 40), 0.014, 0.05), { at: [0, 0.022, 0], scale: [1.1, 0.45, 1] });
  kit.add(
    'stone',
    tinted(stone, (x, y, z) =>
      between(['#6f675e', '#a89c8c', '#cfc3b0'], 0.5 + 0.7 * rough(x * 40, y * 40, z * 40)),
    ),
    matter('stone', '#ffffff'),
  );
}

export const CORAL_BRANCH_PROP: Prop = {
  noun: 'coral branch',
  words: ['red coral', 'piece of coral', 'branch of coral', 'sea coral'],
  size: [0.266, 0.293, 0.269],
  stands: ['podium', 'table', 'ground'],
  paints: ['branches'],
  build: made(coral),
};
