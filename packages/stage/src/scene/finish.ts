import type { Node } from 'three/webgpu';
import {
  agxToneMapping,
  dot,
  float,
  fract,
  screenCoordinate,
  screenUV,
  sin,
  smoothstep,
  sRGBTransferOETF,
  texture,
  vec2,
  vec3,
  vec4,
} from 'three/tsl';
import type { Glowing } from '../gpu/glow.js';
import type { StagePlan } from '../plan/stage-plan.js';
import type { Finish } from '../gpu/stage-renderer.js';
import { byLens } from './lens.js';

/** How much of what glows is seen around it. */
const GLOW = { near: 0.35, wide: 0.55 } as const;

/** From where on light glows by day, and where lamps, signs and flames are what there is to see by. */
export const GLOWING = { day: [2.4, 5], dark: [0.9, 2] } as const;

export const glowingIn = ({ light, sky }: StagePlan): Glowing =>
  ['night', 'neon', 'candle'].includes(light) ||
  (light === 'drama' && sky === null) ||
  (sky !== null && ['night', 'dusk'].includes(sky.time))
    ? GLOWING.dark
    : GLOWING.day;

/** From light to the colours of a screen: film's curve, a little darker in the corners, and grain against bands. */
export function finish(exposure: number): Finish {
  return (lit, depth, { near, wide }) => {
    const glow = texture(near, screenUV).rgb.mul(GLOW.near).add(texture(wide, screenUV).rgb.mul(GLOW.wide));
    const light = texture(lit, screenUV).rgb.add(glow);
    const toned = vec3(agxToneMapping(light.mul(1.25), float(exposure)) as Node<'vec3'>).clamp(0, 1);
    // AgX leaves colours paler than people name them.
    const grey = dot(toned, vec3(0.2126, 0.7152, 0.0722));
    const rich = toned.sub(grey).mul(1.22).add(grey).clamp(0, 1);
    const contrast = smoothstep(-0.03, 1.02, rich).mul(0.45).add(rich.mul(0.55));
    const fromCentre = screenUV.sub(vec2(0.5)).length();
    const corners = smoothstep(0.95, 0.35, fromCentre).mul(0.2).add(0.8);
    const noise = fract(sin(dot(screenCoordinate, vec2(12.9898, 78.233))).mul(43758.5453))
      .sub(0.5)
      .div(160);
    return vec4(vec3(sRGBTransferOETF(contrast.mul(corners)) as Node<'vec3'>).add(noise), byLens(depth));
  };
}
