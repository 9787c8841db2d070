import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { boxAt, flowing, hoop, rod } from '../kit/solids.js';
import { bent, merged, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function balloon(kit: Maker): void {
  const gores = 16;
  const cloth = bent(
    flowing(pairs('1.7 6.3, 2.7 7.6, 5.3 11.4, 6.6 15.6, 5.6 19.6, 2.8 21.9, 0.001 22.4'), 128, 60),
    (at) => {
      const puff = 1 + 0.022 * Math.abs(Math.sin((Math.atan2(at.z, at.x) * gores) / 2));
      at.set(at.x * puff, at.y, at.z * puff);
    },
  );
  const main = kit.options.colour ?? '#e2412f';
  const tones = [main, '#f7c64a', main, '#fdf3e0'];
  kit.add(
    'envelope',
    tinted(cloth, (x, y, z) => {
      const gore = Math.floor(((Math.atan2(z, x) + Math.PI + 0.001) / (2 * Math.PI)) * gores);
      return y > 19.9 || y < 7.1 ? main : (tones[gore % 4] ?? main);
    }),
    matter('plastic', '#ffffff', { roughness: 0.62, side: 2 }),
  );
  const wicker = matter('wood', '#a8723c');
  kit.add(
    'basket',
    merged([
      bent(boxAt([2.3, 1.7, 2.3], [0, 0.87, 0], 0.2), (at) =>
        at.set(at.x * (0.9 + at.y * 0.06), at.y, at.z * (0.9 + at.y * 0.06)),
      ),
      hoop(1.56, 0.13, 4)
        .rotateZ(Math.PI / 4)
        .rotateX(Math.PI / 2)
        .translate(0, 1.75, 0),
    ]),
    wicker,
  );
  const ropes = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4 + 0.39;
    return swept(
      [
        [Math.cos(angle) * 1.1, 1.7, Math.sin(angle) * 1.1],
        [Math.cos(angle) * 1.72, 6.5, Math.sin(angle) * 1.72],
      ],
      0.045,
      { sides: 6, steps: 1 },
    );
  });
  kit.add('ropes', merged([...ropes, rod(0.3, 0.5, 20).translate(0, 3.2, 0)]), matter('metal', '#5a5148'));
  kit.add(
    'flame',
    flowing(pairs('0.001 3.5, 0.32 3.9, 0.24 4.9, 0.001 5.9'), 24, 20),
    matter('light', '#ffb14a'),
  );
}

export const HOT_AIR_BALLOON_PROP: Prop = {
  noun: 'hot air balloon',
  words: ['hot-air balloon', 'air balloon'],
  size: [13.4, 22.4, 13.4],
  stands: ['air', 'ground'],
  paints: ['envelope'],
  moves: [{ part: 'flame', does: 'glow' }],
  build: made(balloon),
};
