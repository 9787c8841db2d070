import { DoubleSide, Mesh, MeshBasicNodeMaterial, RingGeometry } from 'three/webgpu';
import { cos, positionGeometry, smoothstep, vec3 } from 'three/tsl';

/** How wide the band is, as a share of how far it is from its middle, and how much of it is seen. */
const [BAND, SEEN] = [0.13, 0.42];

/** A rainbow that stands on the ground at a place, violet within and red without. */
export function rainbowAt(at: readonly [number, number, number], radius: number): Mesh {
  const inner = radius * (1 - BAND);
  const material = new MeshBasicNodeMaterial({
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    fog: false,
  });
  const share = positionGeometry.xy
    .length()
    .sub(inner)
    .div(radius - inner);
  // Three hills across the band, one for each of red, green and blue.
  const hill = (middle: number, wide: number) =>
    cos(share.sub(middle).div(wide).clamp(-1.5708, 1.5708)).pow(2);
  const violet = hill(0, 0.14).mul(0.55);
  material.colorNode = vec3(hill(0.86, 0.3).add(violet), hill(0.52, 0.26), hill(0.22, 0.26).add(violet)).mul(
    1.15,
  );
  material.opacityNode = smoothstep(0, 0.22, share)
    .mul(smoothstep(1, 0.8, share))
    .mul(smoothstep(-0.02, 0.3, positionGeometry.y.div(radius)))
    .mul(SEEN);
  const mesh = new Mesh(new RingGeometry(inner, radius, 72, 1, 0, Math.PI), material);
  mesh.position.set(...at);
  mesh.renderOrder = 4;
  return mesh;
}
