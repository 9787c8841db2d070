import { random } from '@clipwright/sketch/clip';
import {
  Color,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicNodeMaterial,
  MeshLambertNodeMaterial,
  MeshStandardNodeMaterial,
  type Object3D,
  PlaneGeometry,
  PointLight,
} from 'three/webgpu';
import { positionLocal, sin, smoothstep, vec3, vertexColor } from 'three/tsl';
import type { CaveKind } from '../../../plan/stage-plan.js';
import { backdropNode, backdropOf } from '../../backdrop.js';
import { softFire } from '../../soft-fire.js';
import type { Hex } from '../../mood.js';
import { clock } from '../ground.js';
import { motesIn } from '../light-shafts.js';
import type { BuiltSet, SetFor } from '../set-for.js';
import { tone } from '../set-pieces.js';
import { crystalsAt, dripstones, END, type Glow, hoard, rockAt, tunnelShape, wayAt } from './cave-rock.js';

/** How much of rock is seen where nothing lights it. */
const DARK = 0.16;

const HUES: Readonly<Record<CaveKind, readonly [Hex, Hex]>> = {
  crystals: ['#35c8ff', '#a06bff'],
  ice: ['#8fe4ff', '#5fb4ff'],
  gold: ['#ff9a3c', '#ffb45a'],
};

/** A cave that goes on behind what stands in it: rock all around, dripstones, and what gives light. */
export function caveOf(set: SetFor): BuiltSet {
  const { metre, aspect, extent } = set;
  const kind = set.cave ?? 'crystals';
  const chance = random(set.seed);
  const [one, other] = HUES[kind];
  const glows = glowsOf(one, other);
  const rock = rockMatter();
  const group = new Group();
  const walls = new Mesh(tunnelShape(glows), rock);
  walls.receiveShadow = true;
  group.add(
    walls,
    new Mesh(dripstones(chance, glows), rock),
    farLight(kind === 'gold' ? '#ffb868' : '#6f9fff'),
    ...(kind === 'gold' ? torchesAndGold(chance, glows) : crystals(glows, [one, other], chance)),
    motesIn([3, 2.4, 4], [0, 1.3, -0.6], set.seed),
  );
  // What is large has a cave that is as large about it.
  const wide = Math.max(1, Math.max(extent.x, extent.z * 0.5, extent.y) / metre / 3.2);
  group.scale.set(metre * wide, metre * Math.max(1, wide * 0.8), metre * Math.max(1, wide * 0.85));
  return {
    background: backdropNode(backdropOf('#0c0a12'), aspect),
    ground: [group, lightOf(kind, one, metre * wide)],
    shadowsAt: null,
    mirror: 0,
  };
}

/** Where crystals grow, or torches hang: at both walls, before and behind what stands there. */
function glowsOf(one: Hex, other: Hex): readonly Glow[] {
  const places: readonly (readonly [number, number, Hex, number])[] = [
    [Math.PI * 0.98, -1.1, one, 2.4],
    [0.05, -1.9, other, 2.5],
    [Math.PI * 0.96, -4.2, other, 2.2],
    [0.1, -5.6, one, 2.6],
    [Math.PI * 1.0, 1.5, one, 1.6],
  ];
  return places.map(([turn, z, hex, reach]) => {
    const at = rockAt(turn, z);
    at.x = wayAt(z).x + (at.x - wayAt(z).x) * 0.84;
    at.y = 0.05;
    return { at, hue: new Color(hex), reach };
  });
}

function rockMatter(): MeshLambertNodeMaterial {
  const material = new MeshLambertNodeMaterial({ flatShading: true });
  material.colorNode = vertexColor().rgb;
  material.emissiveNode = vec3(vertexColor().rgb).mul(DARK);
  return material;
}

function crystals(glows: readonly Glow[], hexes: readonly [Hex, Hex], chance: () => number): Object3D[] {
  return glows.map((glow, index) => {
    const material = new MeshBasicNodeMaterial();
    const pulse = sin(clock.mul(1.9).add(index * 1.7))
      .mul(0.28)
      .add(1.05);
    material.colorNode = vec3(vertexColor().rgb).mul(pulse).mul(1.5);
    const hex = `#${glow.hue.getHexString()}`;
    return new Mesh(crystalsAt(glow, hexes.includes(hex) ? hex : hexes[0], chance), material);
  });
}

/** Gold in heaps, and fires on poles. */
function torchesAndGold(chance: () => number, glows: readonly Glow[]): Object3D[] {
  const gold = new MeshStandardNodeMaterial({ color: '#e0a52e', metalness: 0.85, roughness: 0.34 });
  gold.emissiveNode = tone('#7a4a0c').mul(0.35);
  const pole = new MeshLambertNodeMaterial({ color: '#4a2f1c' });
  const torches = glows.slice(0, 3).flatMap(({ at }, index) => {
    const stick = new Mesh(new CylinderGeometry(0.05, 0.035, 1.5, 10), pole);
    stick.position.set(at.x * 0.92, 0.75, at.z);
    const fire = softFire({ wide: 0.13, tall: 0.5, seed: index });
    fire.position.set(at.x * 0.92, 1.45, at.z);
    return [stick, fire];
  });
  const heap = new Mesh(hoard(chance), gold);
  heap.receiveShadow = true;
  return [heap, ...torches];
}

/** Light from where the passage ends. */
function farLight(hex: Hex): Mesh {
  const { x } = wayAt(END + 1);
  const material = new MeshBasicNodeMaterial();
  const off = positionLocal.xy.length();
  material.colorNode = tone(hex).mul(smoothstep(2.4, 0, off).pow(2).mul(0.28));
  const mesh = new Mesh(new PlaneGeometry(5, 5), material);
  mesh.position.set(x, 0.9, END + 0.6);
  return mesh;
}

/** What glows lights who stands there, and a torch is never still; all else of it is painted on the rock. */
function lightOf(kind: CaveKind, hex: Hex, metre: number): PointLight {
  const wave =
    kind === 'gold'
      ? clock.mul(9.1).sin().mul(0.16).add(clock.mul(23).sin().mul(0.1)).add(1)
      : clock.mul(1.9).sin().mul(0.2).add(1);
  // What is lit has a colour of its own.
  const pale: Hex = `#${new Color(hex).lerp(new Color('#ffffff'), kind === 'gold' ? 0.3 : 0.75).getHexString()}`;
  const light = new PointLight(pale, 1, 7 * metre, 1.6);
  // From before and aside: whoever stands there has a face, and a side in the dark.
  light.position.set(-1.7, 1.5, 1.5).multiplyScalar(metre);
  const power = kind === 'gold' ? 5 : 5.6;
  Object.assign(light, {
    colorNode: tone(pale)
      .mul(wave)
      .mul(power * metre ** 1.6),
  });
  return light;
}
