import { createNoise } from '../paint/noise.js';
import { random, seedFor } from '../paint/random.js';
import type { SceneDescription } from '../prompt/scene-description.js';
import { type Light, lightFor } from './light.js';
import type { SceneKit } from './scene-kit.js';
import { settingRow } from './settings/plan-setting.js';
import type { StageInput } from './stage-input.js';
import { View } from './view.js';

/** What a scene is planned and painted with: its view, its light, its chance. */
export function createKit(input: Pick<StageInput, 'scene' | 'size' | 'seed'>): SceneKit {
  const { scene, size, seed } = input;
  const randomFor = (name: string): (() => number) => random(seedFor(seed, name));
  const light = withoutMoon(
    scene,
    settingRow(scene.setting).light(lightFor(scene), { scene, random: randomFor }),
  );
  const aspect = size.width / size.height;
  const [wide, tall] = settingRow(scene.setting).horizon;
  const view = new View(size, aspect < 0.9 ? tall : wide);
  const place = random(seedFor(seed, 'sun'))();
  const side = random(seedFor(seed, 'sun side'))() > 0.5 ? 1 : -1;
  const sun = {
    x: aspect * (0.5 + side * (0.06 + place * 0.26)),
    y: view.horizon - light.sunHeight * view.horizon * 1.2,
  };
  return {
    scene,
    view,
    light,
    sun,
    seed,
    resolution: Math.min(size.height, 900),
    random: randomFor,
    noise: (name) => createNoise(seedFor(seed, `noise ${name}`)),
  };
}

// A moon that nobody asked for drowns aurora and stars, and shines through roofs of leaves.
function withoutMoon(scene: SceneDescription, light: Light): Light {
  const rivals =
    scene.airs.some((air) => ['aurora', 'meteors', 'fireworks', 'fireflies'].includes(air)) ||
    ['forest', 'street', 'sky'].includes(scene.setting);
  return light.isMoon && rivals && !scene.airs.includes('moon')
    ? { ...light, isMoon: false, glow: 0.1 }
    : light;
}
