import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { OVERSCAN } from '../camera.js';
import { groundPlane } from '../layers/ground-plane.js';
import { skyline } from '../layers/skyline.js';
import { type Part, type ScenePlan, standing } from '../part.js';
import type { SceneKit } from '../scene-kit.js';
import { drawFronts } from './street-fronts.js';
import { lampPosts, streetGlows, wetLights } from './street-lights.js';
import { wetnessOf, wetRoad } from './wet-road.js';

/** A street that runs to the vanishing point between lit house fronts. */
export function planStreet(kit: SceneKit): ScenePlan {
  const { view } = kit;
  const far = skyline(kit, {
    name: 'end of street',
    depth: 0.06,
    foot: view.horizon + 0.004,
    tallest: 0.2,
    widest: 0.05,
    haze: 0.6,
    density: 1,
  });
  const road =
    wetnessOf(kit) > 0.4
      ? wetRoad(kit)
      : groundPlane(kit, {
          name: 'road',
          colour: hex('#5a5c62'),
          patches: hex('#4b4d54'),
          texture: 0.18,
          ripples: 0,
          haze: 0.5,
          top: view.horizon,
        });
  return {
    parts: [far, road, fronts(kit), wetLights(kit), lampPosts(kit)],
    water: null,
    glows: streetGlows(kit),
  };
}

function fronts(kit: SceneKit): Part {
  const x0 = -OVERSCAN * 1.2;
  const top = -0.5;
  const width = Math.ceil((kit.view.aspect + OVERSCAN * 2.4) * kit.resolution);
  const height = Math.ceil((1.3 - top) * kit.resolution);
  const draw = (context: Context): void => {
    context.scale(kit.resolution, kit.resolution);
    context.translate(-x0, -top);
    drawFronts(context, { kit, up: 1 });
  };
  return standing(
    { name: 'fronts', width, height, draw },
    {
      depth: 0.35,
      mirrors: false,
      x: x0,
      y: top,
      width: width / kit.resolution,
      height: height / kit.resolution,
    },
  );
}
