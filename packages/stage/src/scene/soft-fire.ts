import {
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  MeshBasicNodeMaterial,
  SphereGeometry,
} from 'three/webgpu';
import {
  attribute,
  fract,
  mix,
  normalView,
  positionLocal,
  positionViewDirection,
  sin,
  smoothstep,
  vec3,
} from 'three/tsl';
import { clock } from './sets/ground.js';
import { tone } from './sets/set-pieces.js';

const PUFFS = 44;
/** A turn differs from the next so that no two puffs are side by side. */
const GOLDEN = 2.399963;
/** How often a puff rises in a second. */
const RISES = 0.95;

export interface Fire {
  /** Half of its width, and how high it burns, in the units of what it burns on. */
  readonly wide: number;
  readonly tall: number;
  readonly deep?: number;
  readonly seed: number;
}

/** Flames as soft puffs that rise, become thin and go out; the graphics program moves them. */
export function softFire({ wide, tall, deep = wide, seed }: Fire): InstancedMesh {
  const material = new MeshBasicNodeMaterial({ transparent: true, depthWrite: false, fog: false });
  const mesh = new InstancedMesh(new SphereGeometry(1, 10, 8), material, PUFFS);
  const own = new Float32Array(PUFFS * 4);
  for (let puff = 0; puff < PUFFS; puff += 1) {
    const turn = puff * GOLDEN;
    const far = Math.sqrt((puff + 0.5) / PUFFS);
    own.set(
      [Math.cos(turn) * far, Math.sin(turn) * far, (puff * 0.618 + seed * 0.37) % 1, (puff * 7) % 11],
      puff * 4,
    );
    mesh.setMatrixAt(puff, new Matrix4());
  }
  mesh.geometry.setAttribute('own', new InstancedBufferAttribute(own, 4));
  const mine = attribute<'vec4'>('own', 'vec4');
  const life = fract(mine.z.add(clock.mul(RISES).mul(mine.w.mul(0.04).add(0.8))));
  // What is in the middle burns higher.
  const reach = mine.xy.length().mul(-0.55).add(1);
  const lick = sin(clock.mul(7).add(mine.w.mul(2.3)).add(life.mul(5)))
    .mul(0.16)
    .mul(life);
  const narrow = life.mul(-0.75).add(1);
  const place = vec3(
    mine.x.mul(narrow).add(lick).mul(wide),
    life.mul(reach).mul(tall),
    mine.y.mul(narrow).mul(deep),
  );
  const size = smoothstep(0, 0.16, life)
    .mul(life.mul(-0.86).add(1))
    .mul(Math.min(wide, deep) * 0.62);
  material.positionNode = positionLocal.mul(vec3(size, size.mul(life.mul(1.6).add(1.3)), size)).add(place);
  const hue = mix(
    mix(tone('#fff0b0'), tone('#ff9a2a'), smoothstep(0, 0.45, life)),
    tone('#c22f0a'),
    smoothstep(0.4, 1, life),
  );
  material.colorNode = hue.mul(life.mul(-0.9).add(1.9));
  material.opacityNode = normalView.dot(positionViewDirection).abs().pow(1.6).mul(life.mul(-0.55).add(0.8));
  mesh.frustumCulled = false;
  mesh.renderOrder = 5;
  return mesh;
}
