import { mix, positionWorld, sin, smoothstep, vec2, vec3 } from 'three/tsl';
import { Color, Mesh, MeshLambertNodeMaterial, PlaneGeometry } from 'three/webgpu';
import { cloudsAt } from '../cloud-sheet.js';
import { clock } from '../sets/ground.js';
import { softStep } from '../soft-step.js';
import type { Hex } from '../mood.js';

/** How far from ridge to ridge in units, and where on its way from foot to foot a dune has its crest. */
const [APART, CREST] = [15, 0.7];

/** Up slowly to a sharp crest, and steeply down: 0 to 1. */
function ridge(at: number): number {
  const share = at - Math.floor(at);
  return share < CREST
    ? softStep(0, 1.12, share / CREST) * 1.06
    : softStep(1, 0, (share - CREST) / (1 - CREST));
}

/** How high dunes are at a place. */
export function duneAt(x: number, z: number, seed: number): number {
  const bent = 3.4 * Math.sin(x * 0.075 + seed) + 1.5 * Math.sin(x * 0.19 + seed * 1.7 + z * 0.02);
  const tall = 1.7 + 1.5 * Math.sin(x * 0.06 + z * 0.041 + seed * 0.6) + Math.max(0, -z - 10) * 0.028;
  const across = 0.5 * Math.sin(x * 0.11 - z * 0.07 + seed);
  return Math.max(0.3, tall) * ridge((z * 0.9 + x * 0.32 + bent) / APART) + across;
}

const tone = (hex: Hex) => vec3(...new Color(hex).toArray());

/** Dunes to the horizon, with ripples near by and sand that runs over them. */
export function dunes(seed: number, around: Hex): Mesh {
  const geometry = new PlaneGeometry(170, 130, 190, 170).rotateX(-Math.PI / 2).translate(0, 0, -46);
  const places = geometry.getAttribute('position');
  for (let at = 0; at < places.count; at += 1)
    places.setY(at, duneAt(places.getX(at), places.getZ(at), seed % 41));
  geometry.computeVertexNormals();
  const material = new MeshLambertNodeMaterial();
  const { x, z } = positionWorld;
  const wide = cloudsAt(vec2(x, z).mul(0.021));
  const ripple = sin(
    z
      .mul(7.5)
      .add(x.mul(2.2))
      .add(cloudsAt(vec2(x, z).mul(0.06)).mul(5)),
  );
  const near = smoothstep(-26, 0, z);
  // Wind carries sand along in thin veils.
  const veil = smoothstep(0.35, 0.9, cloudsAt(vec2(x.mul(0.02).sub(clock.mul(0.11)), z.mul(0.09))));
  const sand = mix(tone('#d6a566'), tone('#f2d3a0'), wide.mul(0.5).add(0.5).clamp(0, 1));
  const shown = sand.mul(ripple.mul(near).mul(0.07).add(1)).add(veil.mul(0.09));
  material.colorNode = shown;
  material.emissiveNode = shown.mul(tone(around)).mul(0.22);
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  return mesh;
}
