import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { boxAt, brick } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { PlaneGeometry } from 'three';
import { DESK, leaf } from './shapes.js';

const COLUMNS = pairs('-0.116 0.5, -0.04 0.5, 0.116 1, 0.038 0.22');

/** Lines of type: each column's x, and how much of it is type. */
function lines() {
  return COLUMNS.flatMap(([x, share]) =>
    Array.from({ length: Math.round(26 * share) }, (_, i) => {
      const wide = 0.068 * (i % 6 === 5 ? 0.55 : 1);
      return brick([wide, 0.0026, 0.0006], [x - (0.068 - wide) / 2, 0.03 + i * 0.0072, 0], 0.0002);
    }),
  );
}

/** Folded once, it leans back: masthead, headline, a picture and columns of type. */
function newspaper(kit: Maker): void {
  const whole = kit.joint('leaning', [0, 0, 0.08], [-0.62, 0, 0]);
  const sheets = [0, 1, 2, 3].map((i) =>
    placed(
      leaf(0.32, [1, 24], (t) => {
        const turn = t * Math.PI * 1.0;
        return t < 0.5
          ? [t * 0.6, -i * 0.0022]
          : [0.3 + 0.006 * Math.sin(turn) - (t - 0.5) * 0.6, -0.016 + i * 0.002];
      }),
      { at: [i * 0.0015, -i * 0.001, 0] },
    ),
  );
  whole.add('paper', merged(sheets), kit.main('paper', '#ece7db', { side: 2 }));
  const ink = matter('clay', '#2b2a2a');
  const face = whole.joint('face', [0, 0, 0.0012]);
  face.add(
    'ink',
    merged([
      boxAt([0.25, 0.021, 0.001], [0, 0.281, 0], 0.0004),
      boxAt([0.3, 0.0022, 0.0008], [0, 0.264, 0], 0.0003),
      boxAt([0.3, 0.0014, 0.0008], [0, 0.2575, 0], 0.0003),
      ...[0.243, 0.222].map((y, i) => boxAt([0.29 - i * 0.09, 0.0145, 0.001], [-i * 0.045, y, 0], 0.0004)),
    ]),
    ink,
  );
  face.add('type', merged(lines().filter((_, i) => i >= 0)), matter('clay', '#7b7872'));
  const photo = tinted(new PlaneGeometry(0.138, 0.082, 60, 36).translate(0, 0, 0.0008), (x, y) => {
    const hill = -0.012 + 0.02 * noise(x * 22, 2, 5);
    if (y < hill) return between(['#3c3c3e', '#77767a'], 0.5 + 0.5 * noise(x * 60, y * 90, 2));
    return Math.hypot(x - 0.03, y - 0.016) < 0.013 ? '#fbfaf6' : between(['#c9c6c0', '#96959a'], y / 0.05);
  });
  face.add('photo', photo.translate(-0.078, 0.168, 0), matter('paper', '#ffffff'));
  kit.add('stay', boxAt([0.2, 0.012, 0.1], [0, 0.006, -0.04], 0.004), matter('paper', '#d8d2c4'));
}

export const NEWSPAPER_PROP: Prop = {
  noun: 'newspaper',
  words: ['daily newspaper', 'morning paper', 'news paper', 'newspaper page', 'magazine'],
  size: [0.325, 0.25, 0.2],
  stands: DESK,
  paints: ['paper'],
  build: made(newspaper),
};
