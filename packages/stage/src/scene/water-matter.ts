import { CustomBlending, MeshStandardNodeMaterial, OneFactor, OneMinusSrcAlphaFactor } from 'three/webgpu';
import { dot, float, mix, normalView, positionViewDirection } from 'three/tsl';

/** Clear water: it adds what mirrors in it, and its edges are a little dark, by which it is seen before what is pale. */
export function waterMatter(edge: number, tint = '#0b1013'): MeshStandardNodeMaterial {
  const water = new MeshStandardNodeMaterial({
    color: tint,
    roughness: 0.07,
    envMapIntensity: 1.3,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
  const facing = dot(normalView, positionViewDirection).abs().clamp(0, 1);
  water.opacityNode = mix(float(0.06), float(edge), float(1).sub(facing).pow(2));
  return water;
}
