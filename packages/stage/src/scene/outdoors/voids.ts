import { BackSide, Mesh, MeshBasicNodeMaterial, SphereGeometry, type WebGPURenderer } from 'three/webgpu';
import { color, mix, mx_fractal_noise_float, positionLocal, sin, smoothstep, texture, vec3 } from 'three/tsl';
import { bakedColour, bakeSurface } from '../sets/bake-surface.js';
import { clock } from '../sets/ground.js';
import { bushShape, decorMatter } from './decor.js';
import type { SkyLook } from './outdoor-light.js';
import { type Scattered, scattered } from './scatter.js';

function dome(material: MeshBasicNodeMaterial): Mesh {
  const mesh = new Mesh(new SphereGeometry(72, 40, 20), material);
  mesh.renderOrder = 3;
  mesh.frustumCulled = false;
  return mesh;
}

const domeMatter = (): MeshBasicNodeMaterial =>
  new MeshBasicNodeMaterial({ side: BackSide, depthWrite: false, fog: false });

/** Water all around: light from above, in shafts that sway. */
export function depthsOf(): Mesh {
  const material = domeMatter();
  const towards = positionLocal.normalize();
  const base = mix(color('#0b3f63'), color('#5fc4d6'), smoothstep(-0.25, 0.75, towards.y));
  const lean = towards.x.add(towards.y.mul(0.28)).mul(16);
  const shafts = sin(lean.add(clock.mul(0.25)))
    .add(sin(lean.mul(1.73).sub(clock.mul(0.34)).add(1.3)))
    .mul(0.5)
    .max(0);
  material.colorNode = base.add(
    vec3(0.5, 0.85, 0.8).mul(
      shafts
        .pow(2)
        .mul(smoothstep(-0.05, 0.6, towards.y))
        .mul(0.35),
    ),
  );
  return dome(material);
}

/** Stars and a breath of nebula. */
export function spaceOf(renderer: WebGPURenderer, seed: number): Mesh {
  const material = domeMatter();
  const towards = positionLocal.normalize();
  const baked = bakeSurface(renderer, (place) => {
    const star = smoothstep(0.6, 0.85, mx_fractal_noise_float(vec3(place.mul(170), seed % 41), 1));
    const mist = mx_fractal_noise_float(vec3(place.mul(4), seed % 37), 4)
      .mul(0.5)
      .add(0.4)
      .max(0)
      .pow(2);
    return vec3(star)
      .add(vec3(0.06, 0.02, 0.1).mul(mist))
      .add(vec3(0.003, 0.007, 0.02).mul(mist.oneMinus().max(0)));
  });
  material.colorNode = bakedColour(texture(baked, towards.xy.mul(0.55).add(0.5))).mul(1.1);
  return dome(material);
}

/** Clouds below that pass by. */
export function puffsOf(seed: number, { cloudLit, cloudShade }: SkyLook): Scattered[] {
  const geometry = bushShape(cloudShade, cloudLit).scale(2.4, 0.8, 1.6).translate(0, -2.4, 0);
  return [
    scattered({
      geometry,
      material: decorMatter(),
      count: 90,
      near: [1.5, 14],
      far: [1, 26],
      long: 34,
      size: [0.8, 2.2],
      seed,
    }),
  ];
}
