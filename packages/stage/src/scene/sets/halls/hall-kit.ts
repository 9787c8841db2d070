import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  Mesh,
  type Node,
  SphereGeometry,
} from 'three/webgpu';
import { float, floor as down, fract, positionLocal, sin, step, vec3, vertexColor } from 'three/tsl';
import { merged, tinted } from '../../../props/kit/surface.js';
import type { Hex } from '../../mood.js';
import { clock } from '../ground.js';
import { matt, shining } from '../room/room-matter.js';

export type Three = readonly [number, number, number];

/** Metres. */
const SMALL = 0.13;

/** What stands in a hall, and what shines there: each of the two is one mesh, however much there is. */
export class HallKit {
  private readonly solid: BufferGeometry[] = [];
  private readonly lit: BufferGeometry[] = [];
  private readonly screens: BufferGeometry[] = [];
  private readonly hung: BufferGeometry[] = [];

  constructor(readonly random: () => number) {}

  box(size: Three, at: Three, hex: Hex): void {
    this.solid.push(tinted(new BoxGeometry(...size).translate(...at), hex));
  }

  rod(radius: number, long: number, at: Three, hex: Hex): void {
    this.solid.push(tinted(new CylinderGeometry(radius, radius, long, 14).translate(...at), hex));
  }

  /** A rod that lies along x. */
  bar(radius: number, long: number, at: Three, hex: Hex): void {
    const bar = new CylinderGeometry(radius, radius, long, 12).rotateZ(Math.PI / 2);
    this.solid.push(tinted(bar.translate(...at), hex));
  }

  ball([x, y, z]: Three, at: Three, hex: Hex): void {
    // Petals and leaves by the hundred are not seen one by one.
    const [around, down] = Math.max(x, y, z) < SMALL ? [7, 5] : [12, 9];
    this.solid.push(tinted(new SphereGeometry(1, around, down).scale(x, y, z).translate(...at), hex));
  }

  shape(geometry: BufferGeometry, hex: Hex): void {
    this.solid.push(tinted(geometry, hex));
  }

  /** What shines by itself. */
  lamp(size: Three, at: Three, hex: Hex): void {
    this.lit.push(tinted(new BoxGeometry(...size).translate(...at), hex));
  }

  /** A lamp on which something goes on: lines run up it. */
  screen(size: Three, at: Three, hex: Hex): void {
    this.screens.push(tinted(new BoxGeometry(...size).translate(...at), hex));
  }

  /** A lamp that hangs on a cord from a ceiling, and swings a little. */
  pendant([x, tall, z]: Three, { shade, bulb }: { readonly shade: Hex; readonly bulb: Hex }): void {
    const cord = new CylinderGeometry(0.012, 0.012, 0.9, 6).translate(x, tall - 0.45, z);
    const cover = new SphereGeometry(1, 16, 10).scale(0.2, 0.09, 0.2).translate(x, tall - 0.92, z);
    this.hung.push(tinted(cord, '#2a2622'), tinted(cover, shade));
    this.hung.push(tinted(new SphereGeometry(0.11, 14, 10).translate(x, tall - 1.02, z), bulb));
  }

  bulb(radius: number, at: Three, hex: Hex): void {
    this.lit.push(tinted(new SphereGeometry(radius, 14, 10).translate(...at), hex));
  }

  one<Value>(from: readonly Value[]): Value {
    return from[Math.floor(this.random() * from.length)] ?? from[0]!;
  }

  meshes({ isNight, power, tall = 0 }: Lit): Mesh[] {
    const all: Mesh[] = [];
    if (this.solid.length > 0) {
      const solid = new Mesh(merged(this.solid), matt('#ffffff', isNight, vertexColor().rgb));
      solid.castShadow = solid.receiveShadow = true;
      all.push(solid);
    }
    if (this.lit.length > 0) {
      const light = shining('#000000', 1);
      light.emissiveNode = vec3(vertexColor().rgb).mul(power);
      all.push(new Mesh(merged(this.lit), light));
    }
    if (this.screens.length > 0) all.push(new Mesh(merged(this.screens), screenMatter(power)));
    if (this.hung.length > 0) all.push(new Mesh(merged(this.hung), hungMatter(power, tall)));
    return all;
  }
}

interface Lit {
  readonly isNight: boolean;
  readonly power: Node<'float'>;
  /** How high the ceiling is that lamps hang from, in metres. */
  readonly tall?: number;
}

/** How many lines a metre of a screen has, and how many of them run by in a second. */
const [LINES, RUNS] = [26, 2.6];

/** Lines of unlike lengths that run up, as of a text that somebody writes. */
function screenMatter(power: Node<'float'>) {
  const material = shining('#000000', 1);
  const at = positionLocal.y.mul(LINES).sub(clock.mul(RUNS));
  const ends = fract(sin(down(at).mul(12.99)).mul(437.58));
  const across = fract(positionLocal.x.add(positionLocal.z).mul(1.3));
  const line = step(0.45, fract(at)).mul(step(across, ends));
  material.emissiveNode = vec3(vertexColor().rgb).mul(line.mul(0.55).add(0.7)).mul(power);
  return material;
}

/** How far what hangs swings, as a share of how far it hangs down. */
const SWING = 0.13;

/** A bulb shines, which is the palest of it; the ceiling end stays where it is. */
function hungMatter(power: Node<'float'>, tall: number) {
  const material = shining('#000000', 1);
  const long = float(tall).sub(positionLocal.y);
  const beat = clock.mul(1.9).add(positionLocal.z.mul(0.6));
  material.positionNode = positionLocal.add(
    vec3(sin(beat).mul(SWING), 0, sin(beat.mul(0.83).add(1)).mul(SWING * 0.6)).mul(long),
  );
  material.emissiveNode = vec3(vertexColor().rgb).mul(step(0.6, vertexColor().r).mul(power).add(0.5));
  return material;
}
