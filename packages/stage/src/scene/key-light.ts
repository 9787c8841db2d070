import { Color, DirectionalLight, type Vector3 } from 'three/webgpu';
import type { Mood } from './mood.js';

/** The lamp that casts the shadow of things that fill `size`. */
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
  light.shadow.mapSize.set(512, 512);
  light.shadow.radius = 5;
  light.shadow.blurSamples = 12;
  light.shadow.normalBias = 0.02;
  light.shadow.bias = -0.0006;
  return light;
}
