import {
  Box3,
  type BufferGeometry,
  Group,
  type Material,
  Mesh,
  type MeshPhysicalMaterial,
  type MeshPhysicalMaterialParameters,
  type Object3D,
} from 'three';
import { type Role, matter } from './matter.js';
import { randomFrom } from './noise.js';
import type { Prop } from './prop.js';
import type { PropOptions } from './prop-options.js';
import { boxMapped } from './surface.js';

/** What is asked for in wood is not painted, unless a colour is told. */
const BARE_WOOD = '#c08a52';

export type Triple = readonly [number, number, number];

/** Puts the parts of one thing together: what is added stands in `group` under its name. */
export class Maker {
  readonly group = new Group();
  readonly random: () => number;

  constructor(readonly options: PropOptions) {
    this.random = randomFrom(options.seed);
  }

  /** The matter of the parts that a prompt's colour and material words change. */
  main(role: Role, colour: string, change: MeshPhysicalMaterialParameters = {}): MeshPhysicalMaterial {
    const asked = this.options.material;
    const own = asked && asked !== role ? {} : change;
    const plain = asked === 'wood' && role !== 'wood' ? BARE_WOOD : colour;
    return matter(asked ?? role, this.options.colour ?? plain, own);
  }

  add(
    name: string,
    geometry: BufferGeometry,
    material: Material,
    at: Triple = [0, 0, 0],
    turn: Triple = [0, 0, 0],
  ): Mesh {
    const mesh = new Mesh(mappedFor(geometry, material), material);
    if (geometry.hasAttribute('color') && 'vertexColors' in material) material.vertexColors = true;
    return this.place(name, mesh, at, turn);
  }

  /** A group of its own that moves about its own origin. */
  joint(name: string, at: Triple = [0, 0, 0], turn: Triple = [0, 0, 0]): Maker {
    const inner = new Maker(this.options);
    this.place(name, inner.group, at, turn);
    return inner;
  }

  /** A face for words, UVs from 0 to 1; `aspect` is its width by its height. */
  label(geometry: BufferGeometry, aspect: number, ink: string, ground: Material): Mesh {
    const mesh = this.place('label', new Mesh(geometry, ground), [0, 0, 0], [0, 0, 0]);
    mesh.userData['label'] = { text: this.options.label ?? '', aspect, ink };
    return mesh;
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.random() * choices.length)] ?? choices[0];
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  private place<T extends Object3D>(name: string, made: T, at: Triple, turn: Triple): T {
    made.name = name;
    made.position.set(...at);
    made.rotation.set(...turn);
    this.group.add(made);
    return made;
  }
}

function mappedFor(geometry: BufferGeometry, material: Material): BufferGeometry {
  const span: unknown = material.userData['span'];
  return typeof span === 'number' && !geometry.userData['isMapped'] ? boxMapped(geometry, span) : geometry;
}

/** What a record builds with: a fresh maker, filled by `fill` and set down on y = 0. */
export function made(fill: (kit: Maker) => void): Prop['build'] {
  return (options) => {
    const kit = new Maker(options);
    fill(kit);
    kit.group.updateMatrixWorld(true);
    const low = new Box3().setFromObject(kit.group, true).min.y;
    for (const part of kit.group.children) part.position.y -= low;
    return kit.group;
  };
}
