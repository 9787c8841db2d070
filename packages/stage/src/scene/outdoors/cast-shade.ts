import { MeshBasicNodeMaterial, PlaneGeometry } from 'three/webgpu';
import { float, smoothstep, uv } from 'three/tsl';
import type { PlaceFor } from './place-for.js';
import type { Scatter } from './scatter.js';

/** How dark a shadow is in the sun at its foot, and how much longer than tall one gets. */
const [DARK, LONGEST] = [0.55, 2.6];
const TALL = 0.92;

/** The shadows that what stands about throws on the ground, as long as the sun is low: a shape by how wide it is; null where there is no sun. */
export function shadesOf({
  sun,
  look,
  heading,
  sky,
}: PlaceFor): ((wide: number) => Pick<Scatter, 'geometry' | 'material' | 'turned'>) | null {
  const isDull = look.isNight || sky.airs.some((air) => ['rain', 'storm', 'fog'].includes(air));
  const [x, y, z] = sun;
  const long = Math.min(LONGEST, (Math.hypot(x, z) / Math.max(0.2, y)) * TALL);
  const turned = Math.atan2(-x, -z) - heading;
  const material = shadeMatter(isDull ? DARK * 0.5 : DARK);
  return (wide) => {
    const length = isDull ? wide : long;
    // From the foot on, and a little before it.
    const geometry = new PlaneGeometry(wide * 1.25, length + wide)
      .rotateX(-Math.PI / 2)
      .translate(0, 0.012, isDull ? 0 : (length - wide * 0.4) / 2);
    return { geometry, material, turned };
  };
}

function shadeMatter(dark: number): MeshBasicNodeMaterial {
  const material = new MeshBasicNodeMaterial({ color: '#0b0d16', transparent: true, depthWrite: false });
  const [across, along] = [uv().x.sub(0.5).abs().mul(2), uv().y.sub(0.5).mul(2)];
  // Densest in its middle, soft at all its edges; thinner where it is far from what throws it.
  const off = across.pow(2).add(along.abs().pow(3)).sqrt();
  material.opacityNode = smoothstep(1, 0.25, off)
    .mul(float(0.72).add(along.mul(0.28)))
    .mul(dark);
  return material;
}
