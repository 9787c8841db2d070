import type { BufferGeometry } from 'three';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import type { Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import { bead, type Corner, turned } from '../kit/solids.js';
import { corners, triples } from '../kit/rows.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

export { TABLE } from '../cups/shapes.js';

/** A tall glass, its drink coloured from the bottom up, ice in it and a straw. */
export interface Tall {
  readonly tones: readonly string[];
  readonly straw: string;
  /** Where pearls lie on the ground. */
  readonly pearls?: string;
  /** What it is made of is in clouds, and not in layers. */
  readonly isSwirled?: boolean;
}

export const GLASS_WALL = corners(
  '0 0, 0.029 0 0.004, 0.031 0.004 0.006, 0.037 0.14 0.001, 0.0355 0.141 0.0006, 0.0295 0.009 0.004, 0 0.008',
);
const [LOW, HIGH] = [0.009, 0.122];

export function drinkOf(tones: readonly string[], isSwirled = false): BufferGeometry {
  const wide = (y: number) => 0.0288 + (0.0058 * (y - LOW)) / (HIGH - LOW);
  const wall = Array.from({ length: 41 }, (_, i): Corner => {
    const y = LOW + 0.002 + ((HIGH - LOW - 0.003) * i) / 40;
    return [wide(y), y];
  });
  return tinted(
    turned([[0, LOW], [wide(LOW) - 0.002, LOW], ...wall, [wide(HIGH) - 0.001, HIGH], [0, HIGH]], 72),
    (x, y, z) => {
      const turn = Math.atan2(z, x);
      const t = (y - LOW) / (HIGH - LOW);
      const swirl = isSwirled ? cloudAt(turn, t) : 0.06 * Math.sin(3 * turn) + 0.05 * Math.sin(7 * turn + 1);
      return between(tones, t + swirl * Math.sin(Math.PI * Math.min(1, Math.max(0, t))));
    },
  );
}

/** Wisps that hang down through a drink and curl. */
const cloudAt = (turn: number, t: number): number => {
  const bend = turn + 1.3 * Math.sin(t * 5 + turn);
  return (
    0.34 * noise(Math.cos(bend) * 2.2, t * 4.5, Math.sin(bend) * 2.2) + 0.16 * Math.sin(turn * 4 + t * 11)
  );
};

const CUBES = triples(
  '0.012 0.124 0.012, -0.014 0.122 0.008, -0.002 0.121 -0.016, 0.017 0.12 -0.01, -0.006 0.131 0.004',
);

/** Cubes of ice that look out of a drink. */
export function ice(kit: Maker, size: number): BufferGeometry {
  return merged(
    CUBES.map((at) =>
      placed(new RoundedBoxGeometry(size, size * 0.9, size, 2, size * 0.18), {
        at,
        turn: [kit.between(-0.5, 0.5), kit.between(0, 3), kit.between(-0.5, 0.5)],
      }),
    ),
  );
}

export function tall(kit: Maker, { tones, straw, pearls, isSwirled }: Tall): void {
  const own = kit.options.colour;
  kit.add('drink', drinkOf(own ? [own] : tones, isSwirled), matter('liquid', '#ffffff', { roughness: 0.25 }));
  if (pearls) kit.add('pearls', heap(), matter('liquid', pearls, { roughness: 0.25 }));
  kit.add('ice', ice(kit, 0.019), matter('glass', '#f4fbff', { roughness: 0.08 }));
  kit.add(
    'straw',
    swept(triples('-0.008 0.1 -0.006, 0.02 0.185 0.006'), 0.0036, { sides: 14, steps: 4 }),
    matter('plastic', straw),
  );
  kit.add('glass', turned(GLASS_WALL), matter('glass', '#ffffff'));
}

/** Pearls against the wall of a glass. */
function heap(): BufferGeometry {
  return merged(
    Array.from({ length: 64 }, (_, i) => {
      const [row, k] = [Math.floor(i / 16), i % 16];
      const angle = ((k + (row % 2) * 0.5) / 16) * 2 * Math.PI;
      const y = 0.0145 + row * 0.0088;
      const far = 0.0268 + row * 0.0004;
      return bead(0.005, 0.005, 0.005, { at: [Math.cos(angle) * far, y, Math.sin(angle) * far] });
    }),
  );
}
