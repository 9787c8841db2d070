import { BoxGeometry, type BufferGeometry, CylinderGeometry, SphereGeometry } from 'three/webgpu';
import { joined, painted } from './decor.js';

/** What a house has at the foot of its front, which looks towards +z; metres. */
export interface ShopFront {
  readonly solid: BufferGeometry;
  readonly panes: BufferGeometry;
}

export interface ShopPlan {
  readonly wide: number;
  /** How far before the house's middle its front is. */
  readonly front: number;
  /** The board above the window, the wood around it, and the stripes of the awning. */
  readonly board: string;
  readonly wood: string;
  readonly stripes: readonly [string, string];
}

const STRIPE = 0.42;
const SILL = 0.62;
const TALL = 1.85;

const box = (size: readonly [number, number, number], at: readonly [number, number, number], hex: string) =>
  painted(new BoxGeometry(...size).translate(...at), hex);

/** A shop: a door, a window to each side, a board over them, an awning of stripes and two small trees in tubs. */
export function shopFrontOf({ wide, front, board, wood, stripes }: ShopPlan): ShopFront {
  const half = wide * 0.45;
  const door = 0.62;
  const shown = (half - door - 0.2) / 2;
  const middles = [-1, 1].map((side) => side * (door + 0.1 + shown));
  const glass = middles.map((x) =>
    box([shown * 2, TALL, 0.08], [x, SILL + TALL / 2, front + 0.07], '#ffffff'),
  );
  return {
    solid: joined([
      box([half * 2, SILL, 0.2], [0, SILL / 2, front + 0.05], wood),
      box([half * 2, 0.16, 0.24], [0, SILL + TALL + 0.04, front + 0.05], wood),
      box([half * 2, 0.55, 0.26], [0, 3.02, front + 0.06], board),
      ...[-half, -door, door, half].map((x) =>
        box([0.14, SILL + TALL, 0.22], [x, (SILL + TALL) / 2, front + 0.06], wood),
      ),
      ...middles.flatMap((x, index) => goodsIn(x, shown, front, index + wide)),
      ...middles.map((x) => box([0.05, TALL, 0.12], [x, SILL + TALL / 2, front + 0.08], wood)),
      box([door * 1.7, 2.2, 0.1], [0, 1.1, front + 0.05], board),
      painted(new SphereGeometry(0.06, 8, 6).translate(door * 0.55, 1.05, front + 0.13), '#d9b45a'),
      ...awningOf(half, front, stripes),
      ...[-door - 0.3, door + 0.3].flatMap((x) => tubOf(x, front + 0.55)),
    ]),
    panes: joined([...glass, box([door * 1.1, 1, 0.06], [0, 1.5, front + 0.09], '#ffffff')]),
  };
}

const GOODS = ['#d9825a', '#e8c35a', '#6f9fb8', '#c9687f', '#8fae6a', '#efe6d4'];

/** What lies in a window, on the sill and on a board above it. */
function goodsIn(middle: number, half: number, front: number, from: number): BufferGeometry[] {
  const shelf = box([half * 1.8, 0.05, 0.1], [middle, SILL + 0.95, front + 0.1], '#8a6a4a');
  const goods = Array.from({ length: 8 }, (_, index) => {
    const high = 0.22 + 0.16 * ((index * 7 + Math.round(from)) % 3);
    const x = middle + ((index % 4) - 1.5) * half * 0.44;
    const y = SILL + 0.04 + (index < 4 ? 0 : 0.95) + high / 2;
    const hex = GOODS[(index * 5 + Math.round(from)) % GOODS.length]!;
    return index % 3 === 0
      ? painted(new SphereGeometry(high / 2, 8, 6).translate(x, y, front + 0.14), hex)
      : box([0.26, high, 0.12], [x, y, front + 0.12], hex);
  });
  return [shelf, ...goods];
}

/** Stripes that slope down over the pavement. */
function awningOf(half: number, front: number, [one, other]: readonly [string, string]): BufferGeometry[] {
  const count = Math.round((half * 2) / STRIPE);
  const each = (half * 2) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = -half + each * (index + 0.5);
    const hex = index % 2 === 0 ? one : other;
    const cloth = new BoxGeometry(each, 0.05, 1.15).rotateX(0.42).translate(x, 2.62, front + 0.62);
    return [painted(cloth, hex), box([each, 0.2, 0.04], [x, 2.3, front + 1.15], hex)];
  }).flat();
}

const tubOf = (x: number, z: number): BufferGeometry[] => [
  painted(new CylinderGeometry(0.2, 0.16, 0.34, 12).translate(x, 0.17, z), '#7d6a58'),
  painted(new SphereGeometry(0.29, 12, 9).translate(x, 0.62, z), '#3c6b34', '#6aa150'),
];
