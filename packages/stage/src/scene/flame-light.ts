import { Box3, Color, PointLight, Vector3 } from 'three/webgpu';
import type { LightName } from '../plan/stage-plan.js';
import { FLAMES } from '../plan/flames.js';
import type { Actor } from './actor.js';

/** How bright the flames of one thing are, how far they reach, and how their light falls off. */
const [POWER, REACH, FADES] = [2.6, 4.5, 1.6];
/** Where there is other light they are seen by less of it. */
const DARK: readonly LightName[] = ['candle', 'night', 'drama'];

/** The light of candles and fires on what is about them: one lamp for all flames of a thing, that flickers as they do. */
export function flameLights(
  actors: readonly Actor[],
  light: LightName,
): { readonly lamps: readonly PointLight[]; take(seconds: number): void } {
  const lit = DARK.includes(light) ? actors.filter(({ prop }) => FLAMES.includes(prop.noun)).slice(0, 2) : [];
  const lamps = lit.flatMap((one) => lampOf(one) ?? []);
  return {
    lamps,
    take: (seconds) =>
      lamps.forEach((lamp, index) => {
        const late = seconds + index * 1.3;
        lamp.intensity = POWER * (1 + 0.12 * Math.sin(late * 9.1) + 0.1 * Math.sin(late * 23.7 + 1));
      }),
  };
}

function lampOf({ made }: Actor): PointLight | null {
  const flames = new Box3();
  made.updateWorldMatrix(true, true);
  made.traverse((part) => {
    if (part.name.startsWith('flame')) flames.expandByObject(part);
  });
  if (flames.isEmpty()) return null;
  const lamp = new PointLight(new Color('#ffa64d'), POWER, REACH, FADES);
  flames.getCenter(lamp.position);
  // A little over them: what is right beside a flame would be all white.
  lamp.position.add(new Vector3(0, flames.getSize(new Vector3()).y * 1.2 + 0.05, 0));
  return lamp;
}
