import { random } from '@clipwright/sketch/clip';
import {
  AdditiveBlending,
  BoxGeometry,
  CircleGeometry,
  CylinderGeometry,
  InstancedBufferAttribute,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshBasicNodeMaterial,
  PlaneGeometry,
} from 'three/webgpu';
import {
  attribute,
  fract,
  normalView,
  positionLocal,
  positionViewDirection,
  sin,
  smoothstep,
  vec3,
} from 'three/tsl';
import type { Hex } from '../mood.js';
import { clock } from './ground.js';
import { tone } from './set-pieces.js';

type Three = readonly [number, number, number];

function glowing(): MeshBasicNodeMaterial {
  return new MeshBasicNodeMaterial({
    transparent: true,
    depthWrite: false,
    blending: AdditiveBlending,
    side: 2,
    fog: false,
  });
}

/** How far down light falls for each metre into a room. */
const STEEP = 0.62;

/** Light that falls in through a window of a wall on the left, as far as it is seen in the air. */
export function shaftOf({
  from,
  wide,
  tall,
  long,
  power = 0.16,
}: {
  readonly from: Three;
  readonly wide: number;
  readonly tall: number;
  readonly long: number;
  readonly power?: number;
}): Mesh {
  const geometry = new BoxGeometry(long, tall, wide, 1, 1, 1);
  const places = geometry.getAttribute('position');
  for (let at = 0; at < places.count; at += 1) {
    const into = places.getX(at) + long / 2;
    places.setXYZ(at, into, places.getY(at) - into * STEEP, places.getZ(at));
  }
  const material = glowing();
  const far = positionLocal.x.div(long);
  const off = positionLocal.z.div(wide).abs();
  // It breathes a little, as where clouds and leaves pass before the sun.
  const breath = sin(clock.mul(1.7).add(from[2] * 2.1))
    .mul(0.25)
    .add(0.85);
  material.colorNode = tone('#ffe6b4').mul(
    smoothstep(1, 0.1, far)
      .mul(smoothstep(0.5, 0.36, off).mul(0.6).add(0.4))
      .mul(breath)
      .mul(power),
  );
  const mesh = new Mesh(geometry, material);
  mesh.position.set(...from);
  mesh.renderOrder = 6;
  return mesh;
}

/** A beam from a ceiling to the floor, soft at its sides. */
export function beamOf({
  tall,
  radius,
  hex = '#ffe9c4',
  power = 0.14,
}: {
  readonly tall: number;
  readonly radius: number;
  readonly hex?: Hex;
  readonly power?: number;
}): Mesh {
  const material = glowing();
  material.side = 0;
  const facing = normalView.dot(positionViewDirection).abs();
  const down = positionLocal.y.div(tall).add(0.5);
  material.colorNode = tone(hex).mul(facing.pow(2.2).mul(down.mul(0.75).add(0.25)).mul(power));
  const mesh = new Mesh(new CylinderGeometry(radius * 0.3, radius, tall, 40, 1, true), material);
  mesh.position.y = tall / 2;
  mesh.renderOrder = 6;
  return mesh;
}

/** What a beam lights of a floor. */
export function poolOf(radius: number, hex: Hex, power: number): Mesh {
  const material = glowing();
  material.colorNode = tone(hex).mul(smoothstep(radius, radius * 0.2, positionLocal.xy.length()).mul(power));
  const mesh = new Mesh(new PlaneGeometry(radius * 2, radius * 2), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = 0.012;
  mesh.renderOrder = 3;
  return mesh;
}

const MOTES = 90;

/** Dust that drifts in a box so large about a place, and is seen where light falls. */
export function motesIn([wide, tall, deep]: Three, [x, y, z]: Three, seed: number): InstancedMesh {
  const chance = random(seed);
  const material = glowing();
  const mesh = new InstancedMesh(new CircleGeometry(0.0065, 7), material, MOTES);
  const drift = new Float32Array(MOTES * 4);
  for (let mote = 0; mote < MOTES; mote += 1) {
    drift.set([chance(), chance(), chance(), chance()], mote * 4);
    mesh.setMatrixAt(mote, new Matrix4());
  }
  mesh.geometry.setAttribute('drift', new InstancedBufferAttribute(drift, 4));
  const own = attribute<'vec4'>('drift', 'vec4');
  const sway = (share: typeof own.x, pace: number) => sin(clock.mul(pace).add(share.mul(40))).mul(0.12);
  const place = vec3(
    fract(own.x.add(clock.mul(own.w.mul(0.05).add(0.02))))
      .sub(0.5)
      .mul(wide)
      .add(sway(own.y, 0.9)),
    fract(own.y.sub(clock.mul(own.w.mul(0.05).add(0.015))))
      .sub(0.5)
      .mul(tall),
    own.z.sub(0.5).mul(deep).add(sway(own.x, 0.7)),
  );
  material.positionNode = positionLocal.mul(own.w.mul(0.9).add(0.4)).add(place);
  material.colorNode = tone('#ffeccb').mul(
    sin(clock.mul(2.1).add(own.w.mul(50)))
      .mul(0.3)
      .add(0.55),
  );
  mesh.position.set(x, y, z);
  mesh.frustumCulled = false;
  mesh.renderOrder = 7;
  return mesh;
}
