import { type BufferGeometry, SphereGeometry, Vector3 } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { bead } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { lumpy, plain } from '../treats/shapes.js';

/** The branch and its twigs. */
const WAYS = [
  '-0.24 0.02 0, -0.13 0.06 0.01, -0.03 0.085 -0.006, 0.08 0.135 0.006, 0.17 0.165 0, 0.25 0.215 0.006',
  '-0.1 0.068 0.008, -0.07 0.125 0.02, -0.08 0.19 0.015, -0.05 0.245 0.01',
  '0.03 0.115 0, 0.05 0.185 -0.012, 0.1 0.235 -0.01, 0.115 0.285 -0.008',
  '0.1 0.143 0.004, 0.15 0.12 0.025, 0.2 0.115 0.03',
  '-0.04 0.083 -0.005, 0.01 0.06 0.02, 0.06 0.06 0.032',
].map((way) => triples(way));

/** Five petals with a notch at their tips, face toward +y, and the threads within. */
function blossom(own: string): readonly [BufferGeometry, BufferGeometry] {
  const flat = bent(
    new SphereGeometry(1, 9, 6).scale(0.0088, 0.0009, 0.0078).translate(0.0098, 0, 0),
    (at) => {
      const notch = at.x > 0.0172 ? 0.0035 * Math.max(0, 1 - Math.abs(at.z) / 0.003) : 0;
      at.set(at.x - notch, at.y + 22 * at.x * at.x + 10 * at.z * at.z, at.z);
    },
  );
  const petal = tinted(flat, (x) => between(['#e0568c', own, own, '#ffffff'], x / 0.0185));
  const petals = Array.from({ length: 5 }, (_, i) => placed(petal, { turn: [0, i * 1.2566, 0] }));
  const dot = new SphereGeometry(1, 5, 4).scale(0.0009, 0.0011, 0.0009);
  const threads = Array.from({ length: 5 }, (_, i) =>
    placed(dot, { at: [Math.cos(i * 1.257) * 0.0038, 0.0058, Math.sin(i * 1.257) * 0.0038] }),
  );
  const heart = new SphereGeometry(1, 6, 4).scale(0.0022, 0.003, 0.0022);
  return [merged(petals), merged([...threads, heart])];
}

function branch(kit: Maker): void {
  const bark = WAYS.map((way, i) =>
    swept(way, (t) => (i ? 0.0042 : 0.0085) * (1 - 0.6 * t), { sides: 10, steps: 26 }),
  );
  kit.add(
    'bark',
    tinted(lumpy(plain(bark), 0.0016, 0.012), (x, y, z) =>
      between(['#3a2620', '#5c4036', '#7a5a4c'], 0.5 + 0.7 * rough(x * 120, y * 60, z * 120)),
    ),
    matter('clay', '#ffffff', { roughness: 0.9 }),
  );
  const own = kit.options.colour ?? '#fbc4d6';
  const [petals, hearts] = blossom(own);
  const spots = Array.from({ length: 36 }, (_, i) => {
    const way = WAYS[[0, 1, 2, 0, 3, 1, 2, 4][i % 8] ?? 0] ?? [];
    const t = (0.3 + 0.7 * kit.random()) * (way.length - 1);
    const k = Math.min(way.length - 2, Math.floor(t));
    const at = new Vector3(...(way[k] ?? [0, 0, 0])).lerp(new Vector3(...(way[k + 1] ?? [0, 0, 0])), t - k);
    const angle = i * 2.39996;
    at.add(new Vector3(0.006 * Math.cos(angle), 0.012 * Math.sin(angle), 0.013 * Math.cos(angle * 1.7)));
    const turn: Triple = [0.9 + 0.8 * Math.cos(angle), kit.between(0, 6), 0.7 * Math.sin(angle)];
    return { at: [at.x, at.y, at.z] as const, turn, scale: kit.between(0.9, 1.25) };
  });
  kit.add(
    'petals',
    merged(spots.map((spot) => placed(petals, spot))),
    matter('plant', '#ffffff', { roughness: 0.6 }),
  );
  kit.add('hearts', merged(spots.map((spot) => placed(hearts, spot))), matter('clay', '#d9486f'));
  const buds = WAYS.flatMap((way) => way.slice(-1)).map(([x, y, z]) =>
    bead(0.0055, 0.0068, 0.0055, { at: [x, y + 0.003, z] }),
  );
  kit.add('buds', merged(buds), matter('clay', '#e0709a'));
}

export const CHERRY_BLOSSOM_BRANCH_PROP: Prop = {
  noun: 'cherry blossom branch',
  words: [
    'branch of cherry blossoms',
    'branch of cherry blossom',
    'cherry branch',
    'sakura branch',
    'blossoming branch',
    'sprig of cherry blossom',
  ],
  size: [0.509, 0.286, 0.102],
  stands: ['table', 'podium', 'air', 'hand'],
  paints: ['petals'],
  build: made(branch),
};
