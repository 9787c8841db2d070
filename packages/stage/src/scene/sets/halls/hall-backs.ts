import type { Hex } from '../../mood.js';
import { CylinderGeometry } from 'three/webgpu';
import type { HallKit } from './hall-kit.js';

/** The far wall of a hall: where it is, in metres, how wide and how tall. */
export interface FarWall {
  readonly back: number;
  readonly wide: number;
  readonly tall: number;
  readonly isNight: boolean;
}

/** What a far wall has on it. */
export type Back = (kit: HallKit, wall: FarWall) => void;

/** A board that somebody has written on, and a clock. */
export const board: Back = (kit, { back }) => {
  const z = back + 0.05;
  kit.box([4.4, 1.5, 0.06], [0, 1.75, z], '#8a5c36');
  kit.box([4.2, 1.3, 0.07], [0, 1.76, z + 0.005], '#24483c');
  kit.box([4.2, 0.04, 0.14], [0, 1.02, z + 0.07], '#a5774a');
  for (let row = 0; row < 4; row += 1) {
    let x = -1.85;
    const end = 0.4 + kit.random() * 1.3;
    while (x < end) {
      const wide = 0.04 + kit.random() * 0.16;
      const high = kit.random() < 0.3 ? 0.1 : 0.035;
      kit.box(
        [wide, high, 0.01],
        [x + wide / 2, 2.22 - row * 0.28 + kit.random() * 0.03, z + 0.045],
        '#e9f0e6',
      );
      x += wide + 0.05;
    }
  }
  kit.shape(
    new CylinderGeometry(0.2, 0.2, 0.05, 24).rotateX(Math.PI / 2).translate(2.75, 2.35, z),
    '#f6f3ec',
  );
  kit.box([0.02, 0.13, 0.01], [2.75, 2.4, z + 0.03], '#2a2c30');
  kit.box([0.1, 0.02, 0.01], [2.79, 2.35, z + 0.03], '#c8372d');
};

/** Doors with panes, and a sign over them. */
export const doors: Back = (kit, { back }) => {
  const z = back + 0.04;
  for (const x of [-0.5, 0.5]) {
    kit.box([0.94, 2.2, 0.06], [x, 1.1, z], '#8d6a45');
    kit.lamp([0.5, 0.7, 0.02], [x, 1.55, z + 0.035], '#a9c4cf');
    kit.box([0.06, 0.3, 0.08], [x * 0.2, 1.05, z + 0.05], '#d9dde0');
  }
  kit.box([2.2, 0.1, 0.1], [0, 2.26, z], '#5f5347');
  kit.lamp([0.6, 0.2, 0.05], [0, 2.52, z], '#3fd98a');
};

/** The sky behind panes, from below. */
const SKY: Readonly<Record<'day' | 'night', readonly Hex[]>> = {
  day: ['#dcebf0', '#b9d9ee', '#8fc2ea', '#6aa9e0'],
  night: ['#2c3358', '#1f294c', '#16203f', '#101832'],
};
const pane = (isNight: boolean): Hex => (isNight ? SKY.night[1]! : SKY.day[1]!);

/** Panes from wall to wall, and what is outside. */
export const glassWall =
  (outside: Back): Back =>
  (kit, wall) => {
    const { back, wide, tall, isNight } = wall;
    const sky = SKY[isNight ? 'night' : 'day'];
    const band = tall / sky.length;
    sky.forEach((hex, index) => kit.lamp([wide, band, 0.02], [0, band * (index + 0.5), back + 0.02], hex));
    outside(kit, wall);
    for (let x = -wide / 2; x <= wide / 2; x += 1.5)
      kit.box([0.07, tall, 0.12], [x, tall / 2, back + 0.14], '#6d757c');
    for (const y of [0.34, tall * 0.62]) kit.box([wide, 0.08, 0.12], [0, y, back + 0.14], '#6d757c');
  };

/** Planes that stand there, or houses. */
export const planes: Back = (kit, { back, isNight }) => {
  const z = back + 0.05;
  const white: Hex = isNight ? '#7f8ca6' : '#f7f9fb';
  kit.lamp([20, 0.6, 0.02], [0, 0.6, z], isNight ? '#22293a' : '#98a3a8');
  for (const [x, hex] of [
    [-1.7, '#d9483b'],
    [2.1, '#2f6fb0'],
  ] as const) {
    kit.lamp([2.3, 0.42, 0.03], [x, 1.2, z], white);
    kit.lamp([0.3, 0.3, 0.03], [x + 1.25, 1.16, z], white);
    kit.lamp([0.36, 0.75, 0.03], [x - 1, 1.66, z], hex);
    kit.lamp([0.9, 0.1, 0.04], [x, 1.1, z + 0.01], '#8f9aa6');
    for (let window = -3; window < 5; window += 1)
      kit.lamp([0.09, 0.1, 0.04], [x + window * 0.24, 1.28, z], '#3f5a78');
  }
};

export const houses: Back = (kit, { back, wide, isNight }) => {
  for (let x = -wide / 2 + 0.4; x < wide / 2; x += 0.9) {
    const high = 0.7 + kit.random() * 1.6;
    kit.lamp(
      [0.7, high, 0.02],
      [x, 0.4 + high / 2, back + 0.04],
      isNight ? '#0d1526' : kit.one(['#9fb4c4', '#b3c2cc', '#8ea6b8']),
    );
    for (let light = 0; light < (isNight ? 5 : 0); light += 1)
      kit.lamp(
        [0.07, 0.1, 0.03],
        [x - 0.24 + (light % 3) * 0.24, 0.6 + light * 0.2, back + 0.045],
        '#ffd58a',
      );
  }
};

/** Stars and a planet. */
export const stars: Back = (kit, { back, wide, tall }) => {
  kit.lamp([wide, tall, 0.02], [0, tall / 2, back + 0.03], '#03050f');
  for (let star = 0; star < 110; star += 1) {
    const size = 0.012 + kit.random() ** 3 * 0.03;
    kit.lamp(
      [size, size, 0.01],
      [(kit.random() - 0.5) * wide, 0.5 + kit.random() * (tall - 0.8), back + 0.05],
      kit.one(['#ffffff', '#bcd4ff', '#ffe3bd']),
    );
  }
  kit.ball([0.95, 0.95, 0.05], [wide * 0.2, tall * 0.62, back + 0.06], '#3f7fc0');
  kit.ball([0.95, 0.16, 0.06], [wide * 0.2, tall * 0.66, back + 0.07], '#7fb4d6');
  kit.ball([1.3, 0.05, 0.06], [wide * 0.2, tall * 0.6, back + 0.08], '#e0c79a');
};

type Laid = (kit: HallKit, hexes: readonly Hex[], at: readonly [wide: number, y: number, z: number]) => void;

const rounds: Laid = (kit, hexes, [wide, y, z]) => {
  for (let x = -wide / 2 + 0.4; x < wide / 2 - 0.3; x += 0.3) {
    const high = 0.09 + kit.random() * 0.06;
    kit.ball([0.14, high, 0.12], [x, y + high, z], kit.one(hexes));
  }
};

const uprights: Laid = (kit, hexes, [wide, y, z]) => {
  for (let x = -wide / 2 + 0.4; x < wide / 2 - 0.3; x += 0.1) {
    const high = 0.2 + kit.random() * 0.13;
    kit.box([0.085, high, 0.24], [x, y + 0.02 + high / 2, z], kit.one(hexes));
  }
};

/** Boards across the wall, and what is on them. */
export const boardsOf =
  (hexes: readonly Hex[], frame: Hex, isRound: boolean): Back =>
  (kit, { back, wide }) => {
    const z = back + 0.2;
    for (let board = 0; board < 5; board += 1) {
      const y = 0.55 + board * 0.44;
      kit.box([wide - 0.3, 0.04, 0.36], [0, y, z], frame);
      const lay = isRound ? rounds : uprights;
      lay(kit, hexes, [wide, y, z]);
    }
    for (let x = -wide / 2 + 0.15; x <= wide / 2; x += (wide - 0.3) / 4)
      kit.box([0.06, 2.6, 0.38], [x, 1.3, z], frame);
  };

/** Books to the ceiling with a gallery halfway up, and stairs to it. */
export const galleryOfBooks: Back = (kit, wall) => {
  const { back, wide } = wall;
  const spines = ['#8a2f24', '#2f4a3f', '#7a5a2f', '#2b3f63', '#a5803f', '#5a2a38', '#d6c7a4'] as const;
  boardsOf(spines, '#5f3f26', false)(kit, wall);
  kit.box([wide, 0.12, 1], [0, 2.8, back + 0.5], '#6b4629');
  for (let x = -wide / 2 + 0.2; x < wide / 2; x += 0.3)
    kit.rod(0.018, 0.8, [x, 3.25, back + 0.98], '#3f2a1a');
  kit.box([wide, 0.06, 0.08], [0, 3.66, back + 0.98], '#8a5f38');
  for (let book = 0; book < wide * 8; book += 1)
    kit.box(
      [0.1, 0.26 + kit.random() * 0.12, 0.2],
      [-wide / 2 + 0.1 + book * 0.122, 3.1 + (book % 2) * 0.02, back + 0.2],
      kit.one(spines),
    );
  for (let step = 0; step < 11; step += 1)
    kit.box([0.3, 0.26, 0.8], [wide / 2 - 3.6 + step * 0.28, 0.13 + step * 0.25, back + 1.45], '#7d5330');
};

/** A mouth of a tunnel, and a lit panel at the wall. */
export const tunnel: Back = (kit, { back, wide }) => {
  const side = wide / 2 - 1.1;
  kit.box([2.2, 2.9, 0.05], [side, 1.45, back + 0.04], '#0b0c0f');
  kit.bulb(0.1, [side - 0.5, 0.9, back + 0.1], '#ff5a3a');
  kit.bulb(0.07, [side + 0.45, 2.1, back + 0.1], '#5fe08a');
  kit.lamp([2.2, 0.42, 0.08], [-0.8, 2.35, back + 0.06], '#f4f1e6');
  kit.box([1.5, 0.14, 0.1], [-0.95, 2.35, back + 0.06], '#24324a');
  kit.bulb(0.16, [0.12, 2.35, back + 0.08], '#e0483a');
  kit.box([1.4, 1.9, 0.05], [-1.8, 1, back + 0.04], '#4f565c');
};

/** A hood over a row of fires, and tickets on a rail. */
export const hood: Back = (kit, { back, wide }) => {
  const z = back + 0.45;
  kit.box([wide * 0.7, 0.5, 0.9], [0, 2.35, z], '#a9b0b6');
  kit.lamp([wide * 0.6, 0.03, 0.1], [0, 2.08, z + 0.2], '#fff0cf');
  kit.box([wide * 0.7, 0.9, 0.8], [0, 0.45, z], '#8b9299');
  kit.box([wide * 0.7, 0.04, 0.84], [0, 0.92, z], '#2d3034');
  for (let x = -wide * 0.28; x < wide * 0.3; x += 0.55) {
    kit.bulb(0.06, [x, 0.96, z], '#ff8a3a');
    kit.rod(0.17, 0.22, [x, 1.1, z], kit.one(['#c2c8cc', '#b9703f', '#3a3e43']));
    kit.box([0.14, 0.18, 0.02], [x, 1.85, z + 0.46], '#f4efdf');
    kit.box([0.34, 0.3, 0.02], [x, 0.5, z + 0.41], '#202327');
  }
};

/** A broad door that rolls up, with panes. */
export const rollDoor: Back = (kit, { back, isNight }) => {
  for (let row = 0; row < 6; row += 1)
    kit.box([3.6, 0.4, 0.06], [0, 0.24 + row * 0.43, back + 0.05], row % 2 ? '#c9ced2' : '#bcc2c7');
  for (const x of [-1.2, -0.4, 0.4, 1.2]) kit.lamp([0.6, 0.26, 0.02], [x, 1.97, back + 0.09], pane(isNight));
};

/** A doorway to the light outside, and beams. */
export const barnDoor: Back = (kit, { back, isNight, wide }) => {
  kit.lamp([1.9, 2.5, 0.03], [0, 1.25, back + 0.04], isNight ? '#1a2544' : '#ffeec4');
  kit.lamp([1.9, 0.7, 0.04], [0, 0.35, back + 0.045], isNight ? '#141c30' : '#9fb85f');
  for (const x of [-1.4, 1.4]) {
    kit.box([0.9, 2.6, 0.08], [x * 1.06, 1.3, back + 0.1], '#8f4a30');
    kit.box([0.9, 0.12, 0.1], [x * 1.06, 1.3, back + 0.13], '#e9ddc8');
  }
  for (let x = -wide / 2; x < wide / 2; x += 0.34) kit.box([0.02, 4, 0.04], [x, 2, back + 0.01], '#5a3a22');
};

/** A large painting and two on plinths before it. */
export const exhibits: Back = (kit, { back }) => {
  const z = back + 0.05;
  kit.box([3, 1.9, 0.08], [0, 1.9, z], '#b98f45');
  kit.box([2.7, 1.6, 0.09], [0, 1.9, z + 0.005], '#f0d9a4');
  kit.box([2.7, 0.6, 0.1], [0, 1.4, z + 0.005], '#3f6a5a');
  kit.ball([0.36, 0.36, 0.05], [0.6, 2.15, z + 0.05], '#e0693a');
  kit.ball([1, 0.4, 0.05], [-0.5, 1.5, z + 0.05], '#5f8f6f');
  for (const x of [-2.5, 2.5]) {
    kit.box([0.5, 1.05, 0.5], [x, 0.52, back + 0.7], '#f4f1ea');
    kit.ball([0.17, 0.22, 0.18], [x, 1.5, back + 0.7], '#d8d3c8');
    kit.rod(0.07, 0.16, [x, 1.26, back + 0.7], '#d8d3c8');
    kit.ball([0.26, 0.12, 0.16], [x, 1.14, back + 0.7], '#d8d3c8');
  }
};

/** Mirrors from wall to wall, and bars. */
export const mirrors: Back = (kit, { back, wide }) => {
  kit.lamp([wide - 0.8, 1.9, 0.02], [0, 1.35, back + 0.03], '#2f3942');
  for (let x = -wide / 2 + 0.4; x < wide / 2; x += 1.4)
    kit.box([0.03, 1.9, 0.03], [x, 1.35, back + 0.045], '#20242a');
  kit.box([wide, 0.3, 0.06], [0, 2.75, back + 0.04], '#c23b30');
  for (const x of [-1.6, 1.6]) {
    kit.bar(0.028, 1.9, [x, 1.15, back + 0.7], '#c3c8cd');
    for (const end of [-0.75, 0.75]) kit.bar(0.24, 0.09, [x + end, 1.15, back + 0.7], '#1a1c20');
    for (const end of [-0.45, 0.45]) kit.box([0.06, 1.2, 0.06], [x + end, 0.6, back + 0.6], '#3a3f46');
    kit.box([0.36, 0.12, 1.1], [x, 0.5, back + 1.2], '#24272c');
  }
};
