import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  Mesh,
  type Node,
  SphereGeometry,
} from 'three/webgpu';
import { vec3, vertexColor } from 'three/tsl';
import { merged, tinted } from '../../../props/kit/surface.js';
import type { Hex } from '../../mood.js';
import { matt, shining } from '../room/room-matter.js';

export type Three = readonly [number, number, number];

/** Metres. */
const SMALL = 0.13;

/** What stands in a hall, and what shines there: each of the two is one mesh, however much there is. */
export class HallKit {
  private readonly solid: BufferGeometry[] = [];
  private readonly lit: BufferGeometry[] = [];

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

  bulb(radius: number, at: Three, hex: Hex): void {
    this.lit.push(tinted(new SphereGeometry(radius, 14, 10).translate(...at), hex));
  }

  one<Value>(from: readonly Value[]): Value {
    return from[Math.floor(this.random() * from.length)] ?? from[0]!;
  }

  meshes({ isNight, power }: { readonly isNight: boolean; readonly power: Node<'float'> }): Mesh[] {
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
    return all;
  }
}
