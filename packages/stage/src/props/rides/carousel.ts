import { type BufferGeometry, SphereGeometry } from 'three';
import { egg, limb, path, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, knots } from '../kit/rows.js';
import { ball, bead, brick, rod, turned } from '../kit/solids.js';
import { sculpted } from '../kit/sculpt.js';
import { merged, placed, tinted } from '../kit/surface.js';

const HORSES = 8;
const SADDLES = ['#d8433a', '#2f7fc0', '#f0b12f', '#7a4fa8'];

/** A horse in its leap, 1.2 long, facing +z, its saddle at y = 0. */
function horse(coat: string, saddle: string, mane: string): BufferGeometry {
  const leg = (text: string) => ({ is: path(knots(text)), colour: coat, seam: 0.05 });
  return sculpted({
    lumps: [
      { is: egg([0, -0.18, 0], [0.19, 0.2, 0.42]), colour: coat },
      { is: limb([0, -0.08, 0.3], [0, 0.3, 0.52], 0.15, 0.1), colour: coat },
      { is: limb([0, 0.33, 0.52], [0, 0.2, 0.78], 0.105, 0.065), colour: coat, seam: 0.05 },
      { is: twin(egg([0.05, 0.44, 0.5], [0.025, 0.07, 0.03])), colour: coat, seam: 0.02 },
      leg('0.1 -0.22 0.3 0.08, 0.11 -0.42 0.5 0.055, 0.11 -0.6 0.38 0.045'),
      leg('-0.1 -0.22 0.3 0.08, -0.11 -0.36 0.56 0.055, -0.11 -0.56 0.6 0.045'),
      leg('0.1 -0.24 -0.3 0.09, 0.11 -0.42 -0.46 0.06, 0.11 -0.62 -0.6 0.045'),
      leg('-0.1 -0.24 -0.3 0.09, -0.11 -0.46 -0.36 0.06, -0.11 -0.64 -0.5 0.045'),
      { is: path(knots('0 0.42 0.46 0.05, 0 0.26 0.34 0.07, 0 0.06 0.24 0.055')), colour: mane, seam: 0.02 },
      {
        is: path(knots('0 -0.1 -0.42 0.05, 0 -0.14 -0.58 0.08, 0 -0.42 -0.66 0.05')),
        colour: mane,
        seam: 0.02,
      },
      { is: egg([0, -0.06, -0.02], [0.2, 0.11, 0.2]), colour: saddle, seam: 0.01 },
    ],
    low: [-0.3, -0.8, -0.8],
    high: [0.3, 0.6, 0.9],
    cell: 0.066,
    seam: 0.09,
  });
}

function canopy(round: Maker, colour: string): void {
  const stripes = turned(corners('3.9 3.3, 3 3.7 0.1, 2.2 4.05 0.2, 0.5 4.75 0.1, 0.12 5.1'), 64);
  const strip = (x: number, z: number) =>
    Math.floor(((Math.atan2(x, z) + 6.2832 + 0.03) / 6.2832) * 16) % 2 === 0;
  round.add(
    'canopy',
    tinted(stripes, (x, _y, z) => (strip(x, z) ? colour : '#fff6e6')),
    matter('clay', '#ffffff', { side: 2 }),
  );
  const scallops = Array.from({ length: 32 }, (_, i) => {
    const turn = ((i + 0.5) / 32) * 6.2832;
    return placed(tinted(new SphereGeometry(0.4, 12, 8).scale(1, 0.12, 1), i % 2 ? '#f0b12f' : colour), {
      at: [Math.sin(turn) * 3.9, 3.28, Math.cos(turn) * 3.9],
      turn: [1.571, 0, -turn],
    });
  });
  round.add(
    'valance',
    merged([...scallops.map((part) => part.deleteAttribute('uv'))]),
    matter('clay', '#ffffff'),
  );
  const bulbs = Array.from({ length: 32 }, (_, i) =>
    bead(0.08, 0.08, 0.08, { at: [Math.sin(i * 0.19635) * 4.0, 3.42, Math.cos(i * 0.19635) * 4.0] }),
  );
  round.add('bulbs', merged(bulbs), matter('light', '#ffe2a0', { emissiveIntensity: 1 }));
  round.add(
    'finial',
    merged([
      ball(0.2, 16).translate(0, 5.2, 0),
      rod(0.04, 0.6, 8).translate(0, 5.6, 0),
      ball(0.09, 12).translate(0, 5.9, 0),
    ]),
    matter('gold', '#d9a83c'),
  );
}

function carousel(kit: Maker): void {
  const colour = kit.options.colour ?? '#d8433a';
  kit.add(
    'base',
    turned(corners('0 0, 4.2 0 0.03, 4.2 0.2 0.03, 3.95 0.24 0.03, 3.95 0.42 0.03, 0 0.42'), 48),
    matter('clay', '#b98a55'),
  );
  kit.add(
    'rim',
    turned(corners('4 0.25, 4 0.25, 4.02 0.38 0.01, 3.9 0.44'), 64),
    matter('gold', '#d9a83c', { side: 2 }),
  );
  const round = kit.joint('round');
  canopy(round, colour);
  const panels = Array.from({ length: 12 }, (_, i) =>
    placed(brick([0.42, 2.1, 0.06], [0, 1.75, 0.92], 0.03), { turn: [0, (i / 12) * 6.2832, 0] }),
  );
  round.add(
    'column',
    turned(
      corners('0 0.42, 1.2 0.42 0.03, 1.2 0.62 0.05, 0.95 0.7 0.03, 0.88 3.0 0.03, 1.3 3.3 0.1, 1.3 3.5'),
      12,
    ),
    matter('clay', colour),
  );
  round.add('panels', merged(panels), matter('gloss', '#fdf0d4'));
  const turns = Array.from({ length: HORSES }, (_, i) => (i / HORSES) * 6.2832);
  const high = (i: number) => 1.55 + (i % 2) * 0.3;
  const horses = turns.map((turn, i) =>
    placed(horse('#fbf5ea', SADDLES[i % 4] ?? '', i % 2 ? '#c98a4a' : '#e8c25a'), {
      at: [Math.sin(turn) * 2.75, high(i), Math.cos(turn) * 2.75],
      turn: [0, turn + 1.571, 0],
    }),
  );
  round.add('horses', merged(horses), matter('gloss', '#ffffff', { roughness: 0.35 }));
  round.add(
    'poles',
    merged(
      turns.map((turn) => rod(0.045, 3.4, 10).translate(Math.sin(turn) * 2.75, 2.1, Math.cos(turn) * 2.75)),
    ),
    matter('gold', '#d9b25a'),
  );
}

export const CAROUSEL_PROP: Prop = {
  noun: 'carousel',
  words: ['merry-go-round', 'merry go round', 'carrousel', 'roundabout ride'],
  size: [8.4, 6, 8.4],
  stands: ['ground', 'podium'],
  paints: ['canopy', 'column'],
  moves: [
    { part: 'round', does: 'spin', axis: 'y', pace: 0.07 },
    { part: 'bulbs', does: 'glow' },
  ],
  build: made(carousel),
};
