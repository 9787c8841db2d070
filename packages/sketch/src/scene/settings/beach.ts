import { css, hex, mix } from '../../paint/colour.js';
import { palms } from '../layers/palms.js';
import { groundPlane } from '../layers/ground-plane.js';
import { shoreline } from '../layers/shoreline.js';
import type { Context, Moment, Part, SceneKit, ScenePlan } from '../part.js';
import { headland, seaState } from './sea.js';
import { ranges } from './mountains.js';

const EDGE_STEPS = 60;

/** Sand in front of the sea; waves run up it and draw back. */
export function planBeach(kit: SceneKit): ScenePlan {
  const back = kit.scene.backdrop === 'mountains' ? ranges(kit, 0.6, kit.view.horizon + 0.004) : [headland(kit)];
  const edge = (x: number): number => shoreline(kit, x);
  const sand = groundPlane(kit, {
    name: 'sand', colour: hex('#e3c795'), patches: hex('#d3b27c'), texture: 0.1, ripples: 0.12, haze: 0.2, top: kit.view.horizon + 0.14,
    covers: (x, y) => Math.min(1, Math.max(0, (y - edge(x)) * 160)),
  }, 0.7);
  return { parts: [...back, sand, wash(kit), palms(kit)], water: { ...seaState(kit), pace: 1.1 }, glows: () => [] };
}

/** The film of water that runs up the sand, its foam, and the breaker behind it. */
function wash(kit: SceneKit): Part {
  const foam = mix(kit.light.haze, [255, 255, 255], kit.light.lampsOn ? 0.3 : 0.75);
  const film = mix(kit.light.waterDeep, kit.light.sky[1]?.[1] ?? [200, 220, 235], 0.6);
  const draw = (context: Context, moment: Moment): void => {
    for (let wave = 0; wave < 3; wave += 1) {
      const phase = (moment.seconds * 0.16 + wave / 3) % 1;
      const run = Math.sin(phase * Math.PI);
      const reach = -0.075 + 0.12 * run;
      sheet(context, { kit, reach, film: css(film, 0.34 * run), seconds: moment.seconds, wave });
      lace(context, { kit, reach, colour: css(foam, 0.75 * run ** 0.7), thick: 0.0035 + 0.005 * run, seconds: moment.seconds, wave });
      lace(context, { kit, reach: reach - 0.022, colour: css(foam, 0.3 * run), thick: 0.002, seconds: moment.seconds * 1.3, wave: wave + 3 });
    }
  };
  return { bakes: [], layer: () => ({ depth: 0.7, mirrors: false, draw }) };
}

interface Lace {
  readonly kit: SceneKit;
  readonly reach: number;
  readonly seconds: number;
  readonly wave: number;
}

function edgeAt(lace: Lace, x: number): number {
  const { seconds, wave } = lace;
  return shoreline(lace.kit, x) + lace.reach * (0.85 + 0.3 * Math.sin(x * 3.3 + wave * 2.4)) + 0.006 * Math.sin(x * 17 + wave + seconds * 0.7) + 0.003 * Math.sin(x * 41 - seconds);
}

function tracePath(context: Context, lace: Lace): void {
  const { aspect } = lace.kit.view;
  context.beginPath();
  for (let i = 0; i <= EDGE_STEPS; i += 1) {
    const x = -0.4 + ((aspect + 0.8) * i) / EDGE_STEPS;
    context.lineTo(x, edgeAt(lace, x));
  }
}

function sheet(context: Context, at: Lace & { film: string }): void {
  tracePath(context, at);
  context.lineTo(at.kit.view.aspect + 0.4, at.kit.view.horizon + 0.16);
  context.lineTo(-0.4, at.kit.view.horizon + 0.16);
  context.fillStyle = at.film;
  context.fill();
}

function lace(context: Context, at: Lace & { colour: string; thick: number }): void {
  tracePath(context, at);
  context.strokeStyle = at.colour;
  context.lineWidth = at.thick;
  context.stroke();
}
