import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { bent } from '../kit/surface.js';

function lipstick(kit: Maker): void {
  kit.add(
    'case',
    turned(corners('0 0, 0.0105 0 0.001, 0.0105 0.034 0.001, 0 0.034')),
    matter('gloss', '#141214'),
  );
  kit.add(
    'collar',
    turned(corners('0.0095 0.033, 0.0095 0.047 0.0008, 0.008 0.047 0.0004, 0.008 0.044')),
    matter('gold', '#dcb464'),
  );
  const stick = turned(corners('0 0.044, 0.0072 0.044, 0.0072 0.068 0.003, 0.004 0.0735 0.003, 0 0.0745'));
  kit.add(
    'stick',
    bent(stick, (at) => at.setY(at.y > 0.06 ? at.y + at.x * 1.1 * step(0.06, 0.07, at.y) : at.y)),
    kit.main('glaze', '#c0152f', { roughness: 0.35 }),
  );
}

export const LIPSTICK_PROP: Prop = {
  noun: 'lipstick',
  words: ['lip stick', 'makeup'],
  size: [0.021, 0.0775, 0.021],
  stands: ['podium', 'table', 'hand'],
  paints: ['stick'],
  build: made(lipstick),
};
