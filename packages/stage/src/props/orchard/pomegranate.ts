import { type BufferGeometry, SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { flowing } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { rise } from '../kitchen/shapes.js';
import { cutHalf, TABLE } from './shapes.js';

const leather = (own: string) => (x: number, y: number, z: number) =>
  between(
    [own, own, '#d9564a', '#e8a05a'],
    0.3 + 0.5 * rough(x * 32, y * 32, z * 32) + 0.1 * noise(x * 300, y * 300, z * 300),
  );

/** The crown of its flower, open above. */
function crown(own: string): BufferGeometry {
  const cup = bent(flowing(pairs('0.012 0, 0.009 0.006, 0.0115 0.013, 0.0165 0.021'), 60, 14), (at) => {
    const up = step(0.009, 0.021, at.y);
    at.setY(at.y - 0.008 * up * (0.5 - 0.5 * Math.cos(6 * Math.atan2(at.z, at.x))));
  });
  return tinted(cup, (_x, y) => between([own, '#d9784a', '#c98a50'], y / 0.021));
}

/** Seeds in their chambers over the cut. */
function seeds(kit: Maker): BufferGeometry {
  const grain = new SphereGeometry(1, 8, 6);
  const rows = Array.from({ length: 150 }, (_, i) => {
    const [far, angle] = [0.034 * Math.sqrt((i + 0.5) / 150), i * 2.39996];
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, angle, far };
  }).filter(
    ({ angle, far }) =>
      far > 0.006 && Math.abs(Math.sin(angle * 2.5 + 0.4)) > 0.24 + (far < 0.013 ? 0.25 : 0),
  );
  return merged(
    rows.map(({ x, y, angle }, i) =>
      tinted(
        placed(grain, {
          at: [x, y, 0.0005 + 0.0012 * kit.random()],
          scale: [0.0037, 0.0027, 0.0028],
          turn: [0, 0, angle],
        }),
        ['#b3102c', '#cf1f3c', '#99092a'][i % 3] ?? '#b3102c',
      ),
    ),
  );
}

function pomegranate(kit: Maker): void {
  const own = kit.options.colour ?? '#b3202c';
  const skin = leather(own);
  const lean = { turn: [-0.36, 0.2, 0.1] } as const;
  const half = cutHalf([0.042, 0.041, 0.042], skin, (far, angle) => {
    const wall = step(0.25, 0.12, Math.abs(Math.sin(angle * 2.5 + 0.4)));
    return far > 0.95 ? own : between(['#d8405a', '#f7dfae', '#fbeecb'], Math.max(step(0.8, 0.9, far), wall));
  });
  const tilted = placed(half, lean);
  const at = [0.028, rise(tilted), 0.032] as const;
  const round = bent(new SphereGeometry(0.042, 48, 40), (spot) => {
    const six = 1 + 0.018 * Math.cos(6 * Math.atan2(spot.z, spot.x));
    spot.set(spot.x * six, spot.y * 0.94, spot.z * six);
  });
  const whole = merged(
    [tinted(round, skin), crown(own).translate(0, 0.0375, 0)].map((part) => part.deleteAttribute('uv')),
  );
  const behind = placed(whole, { at: [-0.034, 0.0395, -0.026], turn: [0.1, 0, 0.22] });
  kit.add(
    'skin',
    merged([tilted.translate(...at), behind]),
    matter('glaze', '#ffffff', { roughness: 0.38, clearcoat: 0.4, side: 2 }),
  );
  kit.add(
    'seeds',
    placed(seeds(kit), lean).translate(...at),
    matter('gloss', '#ffffff', { roughness: 0.12 }),
  );
}

export const POMEGRANATE_PROP: Prop = {
  noun: 'pomegranate',
  words: ['pomegranate half', 'open pomegranate', 'cut pomegranate'],
  size: [0.146, 0.1, 0.116],
  stands: TABLE,
  paints: ['skin'],
  build: made(pomegranate),
};
