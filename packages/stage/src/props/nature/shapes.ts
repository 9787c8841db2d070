import type { Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Place } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { flowing, puck, turned } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

export const GROUND: readonly Place[] = ['ground', 'podium', 'floor'];

export const bark = () => matter('stone', '#7a5a3e', { bumpScale: 3 });

export function conifer(kit: Maker): void {
  const green = kit.options.colour ?? '#2d6a3e';
  kit.add(
    'trunk',
    swept(triples('0 0 0, 0 1.4 0'), (t) => 0.24 - 0.08 * t, { sides: 14, isOpen: true }),
    bark(),
  );
  const tiers = Array.from({ length: 6 }, (_, i) => {
    const [y, radius] = [0.9 + i * 0.86, 1.75 * (1 - i / 6.6)];
    const skirt = bent(
      flowing(
        [
          [0.02, 0.22],
          [radius * 0.6, 0.06],
          [radius, -0.12],
          [radius * 0.94, 0.06],
          [radius * 0.5, 0.62],
          [0.01, 1.5],
        ],
        72,
        22,
      ),
      (at) => {
        const [angle, far] = [Math.atan2(at.z, at.x), Math.hypot(at.x, at.z) / radius];
        const lobe = Math.abs(Math.sin(angle * 6.5 + i * 1.3)) * far * far;
        const reach = 1 - 0.16 * (1 - lobe) * far + 0.04 * noise(angle * 9, i, at.y * 4);
        at.set(at.x * reach, at.y - 0.16 * lobe, at.z * reach);
      },
    );
    return placed(
      tinted(skirt, (x, py, z) =>
        between(
          ['#1b4028', green, '#6fa05a'],
          0.4 + 0.55 * (Math.hypot(x, z) / radius - 0.35) + 0.2 * noise(x * 5, py * 5, z * 5),
        ),
      ),
      { at: [0, y, 0] },
    );
  });
  kit.add('leaves', merged(tiers), matter('clay', '#ffffff', { roughness: 0.85 }));
}

/** A pot of clay with earth in it, standing on the ground. */
export function pot(kit: Maker, radius: number, height: number): void {
  kit.add(
    'pot',
    turned(
      [
        [0, 0],
        [radius * 0.72, 0, 0.004],
        [radius * 0.95, height * 0.78],
        [radius * 1.06, height * 0.78, 0.004],
        [radius * 1.08, height, 0.005],
        [radius * 0.96, height, 0.004],
        [radius * 0.93, height * 0.9],
      ],
      56,
    ),
    matter('clay', '#c8693f'),
  );
  kit.add(
    'earth',
    bent(puck(radius * 0.95, 0.01, 0.003, 40), (at) =>
      at.setY(at.y + height * 0.88 + 0.004 * rough(at.x * 90, at.y, at.z * 90)),
    ),
    matter('rubber', '#3c2a1e'),
  );
}
