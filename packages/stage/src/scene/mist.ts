import { Group, Mesh, MeshBasicNodeMaterial, PlaneGeometry } from 'three/webgpu';
import { smoothstep, uv, vec2, vec3 } from 'three/tsl';
import type { Actor } from './actor.js';
import { cloudsAt } from './cloud-sheet.js';
import { clock } from './sets/ground.js';

/** Veils of mist: how far behind and before the middle, in depths of the thing, and how much of each is seen. */
const VEILS = [
  [-1.5, 0.6],
  [-0.7, 0.46],
  [0.75, 0.13],
] as const;
/** How wide and high one is, in sizes of the thing. */
const [WIDE, HIGH] = [6.5, 0.95];

/** Mist that drifts low about a thing on a table, behind it more than before it, always turned towards the camera. */
export function mistAbout({ group: { position }, size }: Actor): {
  readonly group: Group;
  take(around: number): void;
} {
  const unit = Math.max(size.x, size.y);
  const group = new Group();
  group.position.set(position.x, 0, position.z);
  VEILS.forEach(([far, share], index) => {
    const veil = new Mesh(
      new PlaneGeometry(WIDE * unit, HIGH * unit).translate(0, (HIGH * unit) / 2, 0),
      veilMatter(share, index),
    );
    veil.position.z = far * Math.max(size.z, unit * 0.4);
    veil.renderOrder = 4 + index;
    group.add(veil);
  });
  return { group, take: (around) => void (group.rotation.y = around) };
}

/** Clouds that go by, thick below and torn above, and end before the edges. */
function veilMatter(share: number, seed: number): MeshBasicNodeMaterial {
  const material = new MeshBasicNodeMaterial({ transparent: true, depthWrite: false, fog: false });
  const { x, y } = uv();
  const goes = clock.mul(seed % 2 === 0 ? 0.055 : -0.042);
  const noise = cloudsAt(
    vec2(
      x
        .mul(WIDE * 0.15)
        .sub(goes)
        .add(seed * 0.37),
      y.mul(0.22).sub(clock.mul(0.016)),
    ),
  )
    .add(cloudsAt(vec2(x.mul(WIDE * 0.24).sub(goes.mul(1.7)), y.mul(0.3).add(seed * 0.21))))
    .mul(0.55);
  const body = smoothstep(1, 0.2, y)
    .mul(smoothstep(0, 0.3, y))
    .mul(smoothstep(0, 0.34, x))
    .mul(smoothstep(1, 0.66, x));
  material.colorNode = vec3(0.86, 0.88, 0.92);
  material.opacityNode = smoothstep(-0.35, 0.55, noise.sub(y.mul(0.35)))
    .mul(body)
    .mul(share);
  return material;
}
