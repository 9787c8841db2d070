import { Color, DirectionalLight, type Vector3 } from 'three/webgpu';
import type { Mood } from './mood.js';

/** The lamp that casts the shadow of things that fill `size`; whoever moves one of them asks for a new shadow. */
export function keyLight({ key }: Mood, size: Vector3): DirectionalLight {
  const light = new DirectionalLight(new Color(key.colour), key.power);
  light.position.set(...key.from).multiplyScalar(1.6);
  light.castShadow = true;
  const reach = Math.max(size.x, size.y, size.z) * 1.25 + 0.3;
  Object.assign(light.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 0.5,
    far: 20,
  });
  // A third of a frame's time at twice the side; its edge is soft all the same.
  light.shadow.mapSize.set(256, 256);
  light.shadow.radius = 2.6;
  light.shadow.blurSamples = 8;
  light.shadow.autoUpdate = false;
  light.shadow.needsUpdate = true;
  light.shadow.normalBias = 0.02;
  light.shadow.bias = -0.0006;
  return light;
}
