import { Mesh } from 'three';
import { figure, scaled } from '../animals/beast.js';
import { egg, limb, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import type { Joint, Lump } from '../kit/sculpt.js';

const DARK = '#20222e';
const TATTERS = Array.from({ length: 8 }, (_, i) => {
  const turn = (i / 8) * 2 * Math.PI + 0.39;
  return [Math.sin(turn), Math.cos(turn), i % 2 ? 0.02 : 0.1] as const;
});

const lumpsOf = (sheet: string): Lump[] => [
  { is: egg([0, 0.8, 0], [0.215, 0.24, 0.205]), bone: 'body', colour: sheet },
  { is: limb([0, 0.72, 0], [0, 0.34, 0], 0.2, 0.245), bone: 'body', colour: sheet },
  { is: twin(limb([0.17, 0.6, 0.06], [0.37, 0.63, 0.19], 0.085, 0.058)), bone: 'body', colour: sheet },
  ...TATTERS.map(([x, z, low], i): Lump => ({
    is: limb([x * 0.19, 0.34, z * 0.19], [x * 0.3, low + 0.05, z * 0.3], 0.115, 0.048),
    bone: `arm.${i}`,
    colour: sheet,
    seam: 0.035,
  })),
  { is: twin(egg([0.075, 0.84, 0.19], [0.036, 0.058, 0.03])), bone: 'body', colour: DARK, seam: 0.002 },
  { is: egg([0, 0.705, 0.2], [0.034, 0.045, 0.03]), bone: 'body', colour: DARK, seam: 0.002 },
  { is: twin(egg([0.128, 0.755, 0.17], [0.03, 0.018, 0.016])), bone: 'body', colour: '#f3b7c4', seam: 0.002 },
];

const JOINTS: readonly Joint[] = [
  { name: 'body', at: [0, 0.5, 0] },
  ...TATTERS.map(([x, z], i): Joint => ({ name: `arm.${i}`, at: [x * 0.17, 0.36, z * 0.17], from: 'body' })),
];

/** A sheet with a soft light of its own, whose tatters hang as a jellyfish's arms do. */
function ghost(kit: Maker): void {
  figure(kit, lumpsOf(kit.options.colour ?? '#f3f6fc'), JOINTS, {
    cell: 0.017,
    seam: 0.07,
    low: [-0.5, -0.02, -0.4],
    reach: [0.5, 1.1, 0.4],
  });
  const skin = kit.group.getObjectByName('figure');
  if (skin instanceof Mesh)
    skin.material = matter('clay', '#ffffff', {
      vertexColors: true,
      emissive: '#6f9be8',
      emissiveIntensity: 0.035,
    });
  scaled(kit, 1.35);
}

export const GHOST_PROP: Prop = {
  noun: 'ghost',
  words: ['phantom', 'spook', 'bedsheet ghost', 'specter', 'spectre'],
  size: [1.1, 1.4, 0.9],
  stands: ['ground', 'floor', 'podium', 'air'],
  paints: ['figure'],
  isLookedAtAbove: true,
  moves: [{ part: 'body', does: 'nod', axis: 'x' }],
  build: made(ghost),
};
