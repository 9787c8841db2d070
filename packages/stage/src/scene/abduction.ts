import {
  AdditiveBlending,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicNodeMaterial,
  PointLight,
} from 'three/webgpu';
import { color, fract, normalView, positionLocal, positionViewDirection, smoothstep } from 'three/tsl';
import { clock } from './sets/ground.js';
import { motesIn, poolOf } from './sets/light-shafts.js';

const HUE = '#8dffd0';

/** A beam of light from so high down to the ground, which it lights; rings of it go down, and dust rises in it. */
export function beamDown(tall: number, wide: number): Group {
  const whole = new Group();
  const pulse = clock.mul(3.1).sin().mul(0.16).add(1);
  for (const [times, power] of [
    [1, 0.42],
    [0.6, 0.34],
  ] as const) {
    const material = new MeshBasicNodeMaterial({
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
      fog: false,
    });
    const down = positionLocal.y.div(tall).add(0.5);
    const rings = smoothstep(0.72, 1, fract(down.mul(5).add(clock.mul(1.6))))
      .mul(0.55)
      .add(0.75);
    const facing = normalView.dot(positionViewDirection).abs();
    material.colorNode = color(HUE).mul(
      facing.pow(1.7).mul(down.mul(0.55).add(0.45)).mul(rings).mul(pulse).mul(power),
    );
    const mesh = new Mesh(
      new CylinderGeometry(wide * 0.28 * times, wide * times, tall, 40, 1, true),
      material,
    );
    mesh.position.y = -tall / 2;
    mesh.renderOrder = 4;
    whole.add(mesh);
  }
  const pool = poolOf(wide * 1.5, HUE, 0.75);
  pool.position.y = -tall + 0.02;
  const light = new PointLight(HUE, 1, tall * 5, 1.6);
  light.position.y = -tall * 0.45;
  Object.assign(light, { colorNode: color(HUE).mul(pulse).mul(3.6) });
  const motes = motesIn([wide * 1.3, tall, wide * 1.3], [0, -tall / 2, 0], 5);
  motes.scale.setScalar(1);
  whole.add(pool, light, motes);
  return whole;
}
