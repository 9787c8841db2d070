import { IcosahedronGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { knots, pairs } from '../kit/rows.js';
import { bead, flowing, rod } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';

function stones(kit: Maker): void {
  const ring = Array.from({ length: 12 }, (_, i) => {
    const [turn, size] = [(i / 12) * 6.2832, 0.085 + 0.02 * kit.random()];
    const stone = bent(new IcosahedronGeometry(1, 4), (at) => {
      at.multiplyScalar(1 + 0.22 * rough(at.x * 1.4 + i * 7, at.y * 1.4, at.z * 1.4));
      at.setY(Math.max(at.y, -0.55));
    });
    return placed(
      tinted(stone, (x, y, z) =>
        between(['#5c5852', '#a39d93'], 0.5 + 0.35 * y + 0.3 * rough(x * 3 + i, y * 3, z * 3)),
      ),
      {
        at: [Math.cos(turn) * 0.42, 0.055, Math.sin(turn) * 0.42],
        scale: [size * 1.25, size, size],
        turn: [0, 1.571 - turn, 0],
      },
    );
  });
  kit.add('stones', merged(ring), matter('stone', '#ffffff'));
}

function logs(kit: Maker): void {
  const log = (length: number, seed: number) => {
    const bark = bent(rod(0.045, length, 22), (at) =>
      at.set(at.x * (1 + 0.12 * noise(at.x * 40, at.y * 6 + seed, at.z * 40)), at.y, at.z * 1.05),
    );
    const wood = [1, -1].map((side) =>
      tinted(rod(0.038, 0.008, 22).translate(0, side * length * 0.5, 0), '#dba873'),
    );
    return merged(
      [
        tinted(bark, (x, y, z) => between(['#2b1c14', '#7a4f31'], 0.5 + 0.5 * noise(x * 70, y * 12, z * 70))),
        ...wood,
      ].map((part) => part.deleteAttribute('uv')),
    );
  };
  const lean = Array.from({ length: 6 }, (_, i) => {
    const turn = (i / 6) * 6.2832 + 0.3;
    return placed(placed(log(0.5, i), { at: [0, 0.19, 0.13], turn: [-0.62, 0, 0] }), { turn: [0, turn, 0] });
  });
  const lying = [0.4, 1.9].map((turn, i) =>
    placed(log(0.56, 9 + i), { at: [0, 0.05 + i * 0.02, 0], turn: [0, turn, 1.571] }),
  );
  kit.add('logs', merged([...lean, ...lying]), matter('clay', '#ffffff', { roughness: 0.85 }));
  const embers = Array.from({ length: 40 }, () => {
    const [turn, far] = [kit.random() * 6.2832, 0.28 * Math.sqrt(kit.random())];
    return bead(0.026, 0.016, 0.022, { at: [Math.cos(turn) * far, 0.012, Math.sin(turn) * far] });
  });
  kit.add('embers', merged(embers), matter('light', '#ff4d14', { emissiveIntensity: 1.3 }));
}

/** Where each tongue stands: x, z, how tall, how it leans. */
const TONGUES =
  '0 0.02 0.72 0.1, 0.11 0.07 0.5 -0.5, -0.12 0.05 0.54 0.6, 0.04 -0.11 0.56 -0.2, -0.07 -0.08 0.44 0.9';

function flames(kit: Maker): void {
  const tongue = (tall: number, seed: number) =>
    bent(
      flowing(pairs('0.001 0, 0.1 0.09, 0.118 0.2, 0.085 0.42, 0.04 0.7, 0.012 0.9, 0.0005 1'), 20, 24),
      (at) => {
        const high = at.y * at.y;
        const pinch = 1 + 0.16 * Math.sin(Math.atan2(at.z, at.x) * 3 + at.y * 5 + seed);
        at.set(
          at.x * pinch + 0.09 * Math.sin(at.y * 4.4 + seed) * high,
          at.y * tall,
          at.z * pinch + 0.07 * Math.cos(at.y * 4 + seed * 2) * high,
        );
      },
    );
  knots(TONGUES).forEach(([x, z, tall, seed], i) => {
    const flame = kit.joint(`flame.${i}`, [x, 0.06, z]);
    flame.add(
      'outer',
      tinted(tongue(tall, seed), (_x, y) => between(['#ffd24a', '#ffa82a', '#ff7a1a', '#f2480f'], y / tall)),
      matter('light', '#ff8416', {
        emissiveIntensity: 0.55,
        transparent: true,
        opacity: 0.72,
        depthWrite: false,
      }),
    );
    flame.add(
      'inner',
      placed(tongue(tall * 0.68, seed), { at: [0, 0.01, 0.0], scale: [0.66, 1, 0.66] }),
      matter('light', '#ffc23a', { emissiveIntensity: 1.1 }),
    );
  });
}

function campfire(kit: Maker): void {
  stones(kit);
  logs(kit);
  flames(kit);
}

export const CAMPFIRE_PROP: Prop = {
  noun: 'campfire',
  words: ['camp fire', 'bonfire', 'fire pit', 'firepit', 'open fire'],
  size: [1.02, 0.82, 1.03],
  stands: ['ground', 'podium'],
  paints: [],
  moves: [0, 1, 2, 3, 4].map(
    (i) => ({ part: `flame.${i}`, does: i % 2 ? 'wag' : 'nod', axis: i % 2 ? 'y' : 'z' }) as const,
  ),
  build: made(campfire),
};
