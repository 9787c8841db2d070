import { BufferAttribute, BufferGeometry, Color } from 'three/webgpu';

/** What a wall is of: `panes` is how much of its windows is glass, `lit` how bright they are at night, `warm` their colour; `glow` is light of its own. */
export interface Wall {
  readonly colour: string;
  readonly panes: number;
  readonly lit: number;
  readonly warm: number;
  readonly glow: number;
}

/** An upright block: its foot's middle, half its width and depth, how tall; `top` is what is left of its width up there. */
export interface Block {
  readonly at: readonly [number, number, number];
  readonly half: readonly [number, number];
  readonly tall: number;
  readonly sides?: number;
  readonly top?: number;
  /** Radians about its own middle. */
  readonly turn?: number;
  /** Radians that its top is turned further. */
  readonly twist?: number;
}

/** How wide and high one window's part of a wall is, in units of ten metres. */
const CELL = [0.62, 0.52] as const;
/** A painting has so many windows each way. */
export const CELLS = 32;

/** Puts blocks together to one geometry. */
export class Masonry {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];
  private readonly colours: number[] = [];
  private readonly owns: number[] = [];
  private readonly faces: number[] = [];

  constructor(private readonly random: () => number) {}

  add(block: Block, wall: Wall): void {
    const low = cornersOf(block, 0);
    const high = cornersOf(block, 1);
    const [x0, y0] = [Math.floor(this.random() * CELLS), Math.floor(this.random() * CELLS)];
    const floors = Math.max(1, Math.round(block.tall / CELL[1]));
    let along = 0;
    for (let side = 0; side < low.length; side += 1) {
      const next = (side + 1) % low.length;
      const [a, b, c, d] = [low[side]!, low[next]!, high[next]!, high[side]!];
      const cells = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / CELL[0]));
      const [u, v] = [[x0 + along, x0 + along + cells] as const, [y0, y0 + floors] as const];
      this.quad([a, b, c, d], { u, v }, wall);
      along += cells;
    }
    this.lid(high, { ...wall, panes: 0, lit: 0 });
  }

  /** What was put together, for `cityMatter`. */
  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    const put = (name: string, values: readonly number[], size: number): void => {
      geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
    };
    put('position', this.positions, 3);
    put('normal', this.normals, 3);
    put('uv', this.uvs, 2);
    put('color', this.colours, 3);
    put('own', this.owns, 4);
    geometry.setIndex(this.faces);
    return geometry;
  }

  private quad(
    corners: readonly Corner[],
    { u, v }: { readonly u: readonly [number, number]; readonly v: readonly [number, number] },
    wall: Wall,
  ): void {
    const [a, b, , d] = corners;
    const first = this.positions.length / 3;
    const [nx, ny, nz] = acrossOf(a!, b!, d!);
    corners.forEach((corner, index) => {
      this.positions.push(...corner);
      this.normals.push(nx, ny, nz);
      this.uvs.push((index === 1 || index === 2 ? u[1] : u[0]) / CELLS, (index > 1 ? v[1] : v[0]) / CELLS);
      this.matter(wall);
    });
    this.faces.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }

  private lid(corners: readonly Corner[], wall: Wall): void {
    const first = this.positions.length / 3;
    for (const corner of corners) {
      this.positions.push(...corner);
      this.normals.push(0, 1, 0);
      this.uvs.push(0, 0);
      this.matter(wall);
    }
    for (let at = 1; at + 1 < corners.length; at += 1) this.faces.push(first, first + at, first + at + 1);
  }

  private matter({ colour, panes, lit, warm, glow }: Wall): void {
    this.colours.push(...new Color(colour).toArray());
    this.owns.push(panes, lit, warm, glow);
  }
}

type Corner = readonly [number, number, number];

/** Against the clock, seen from above from +z on: the walls look outwards. */
function cornersOf({ at, half, tall, sides = 4, top = 1, turn = 0, twist = 0 }: Block, up: 0 | 1): Corner[] {
  const [x, y, z] = at;
  const size = up === 1 ? top : 1;
  const whole = turn + up * twist;
  return Array.from({ length: sides }, (_, index) => {
    const [px, pz] = sides === 4 ? SQUARE[index]! : roundAt(index, sides);
    const [ax, az] = [px * half[0] * size, pz * half[1] * size];
    return [
      x + ax * Math.cos(whole) + az * Math.sin(whole),
      y + up * tall,
      z - ax * Math.sin(whole) + az * Math.cos(whole),
    ] as const;
  });
}

const SQUARE: readonly (readonly [number, number])[] = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
];

const roundAt = (index: number, sides: number): readonly [number, number] => [
  Math.sin(((index - 0.5) / sides) * Math.PI * 2),
  Math.cos(((index - 0.5) / sides) * Math.PI * 2),
];

function acrossOf(a: Corner, b: Corner, d: Corner): Corner {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [d[0] - a[0], d[1] - a[1], d[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const long = Math.hypot(x, y, z) || 1;
  return [x / long, y / long, z / long];
}
