import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { COLOURS } from '../../prompt/lexicon/colours.js';
import { OVERSCAN } from '../camera.js';
import type { Light } from '../light.js';
import { type Moment, type Part, type ScenePlan, type Shaft, standing } from '../part.js';
import type { HasChance, HasScene, HasView, SceneKit } from '../scene-kit.js';

/** What the lamps throw where the prompt names no colour. */
const USUAL: readonly string[] = ['#4f7dff', '#ff4fa8', '#ffc060'];

/** A stage between curtains, beams that sweep it, and the heads of who came to see. */
export function planTheatre(kit: SceneKit): ScenePlan {
  return {
    parts: [hall(kit), boards(kit), audience(kit)],
    water: null,
    glows: (moment) =>
      lampsOf(kit).map(({ x, colour }, i) => ({
        x,
        y: 0.03,
        depth: 0.3,
        radius: 0.2,
        colour: shine(colour),
        strength: 0.3 + 0.12 * Math.sin(moment.seconds * 2.4 + i * 2),
      })),
    shafts: (moment) => lampsOf(kit).map((lamp, i) => beam(kit, lamp, { moment, i })),
  };
}

/** Dark in the house, bright on the stage. */
export function lightInTheatre(light: Light): Light {
  return {
    ...light,
    sky: [
      [0, [16, 12, 24]],
      [1, [6, 5, 10]],
    ],
    key: [255, 226, 200],
    ambient: [104, 92, 128],
    haze: [60, 44, 84],
    hazeAmount: 0.05,
    stars: 0,
    glow: 0,
    isMoon: false,
    lampsOn: true,
  };
}

interface Lamp {
  readonly x: number;
  readonly colour: Rgb;
}

function lampsOf(kit: HasScene & HasView): Lamp[] {
  const said = kit.scene.colours.map((name) => COLOURS[name] ?? '#ffffff');
  const colours = (said.length > 0 ? said : USUAL).map((code) => hex(code));
  return [0.1, 0.3, 0.5, 0.7, 0.9].map((share, i) => ({
    x: kit.view.aspect * share,
    colour: colours[i % colours.length] ?? [255, 255, 255],
  }));
}

function shine([r, g, b]: Rgb): readonly [number, number, number] {
  return [r / 255, g / 255, b / 255];
}

function beam(kit: HasView, { x, colour }: Lamp, at: { moment: Moment; i: number }): Shaft {
  const swing = Math.sin(at.moment.seconds * 0.9 + at.i * 1.7) * 0.22;
  const foot = x + (kit.view.aspect / 2 - x) * 0.35 + swing;
  return {
    top: { left: x - 0.012, right: x + 0.012, y: -0.04 },
    foot: { left: foot - 0.13, right: foot + 0.13, y: 0.8 },
    depth: 0.3,
    colour: shine(colour),
    strength: 0.42,
  };
}

function sheet(
  kit: SceneKit,
  at: { name: string; top: number; bottom: number; depth: number },
  paint: (context: Context) => void,
): Part {
  const x0 = -OVERSCAN * 1.4;
  const [wide, high] = [kit.view.aspect + OVERSCAN * 2.8, at.bottom - at.top];
  const draw = (context: Context): void => {
    context.scale(kit.resolution, kit.resolution);
    context.translate(-x0, -at.top);
    paint(context);
  };
  const size = { width: Math.ceil(wide * kit.resolution), height: Math.ceil(high * kit.resolution) };
  return standing(
    { name: at.name, ...size, draw },
    { depth: at.depth, mirrors: false, x: x0, y: at.top, width: wide, height: high },
  );
}

/** The back of the stage, lit from below in the lamps' colours, and a curtain at either side. */
function hall(kit: SceneKit): Part {
  const foot = kit.view.horizon + 0.02;
  return sheet(kit, { name: 'hall', top: -0.5, bottom: foot, depth: 0.12 }, (context) => {
    const { aspect } = kit.view;
    const wash = context.createLinearGradient(0, 0, aspect, 0);
    lampsOf(kit).forEach(({ colour }, i) =>
      wash.addColorStop(0.1 + i * 0.2, css(mix([14, 11, 22], colour, 0.34))),
    );
    context.fillStyle = wash;
    context.fillRect(-1, -1, aspect + 2, foot + 1);
    const dark = context.createLinearGradient(0, -0.1, 0, foot);
    dark.addColorStop(0, 'rgb(5 4 10 / 0.94)');
    dark.addColorStop(1, 'rgb(5 4 10 / 0.1)');
    context.fillStyle = dark;
    context.fillRect(-1, -1, aspect + 2, foot + 1);
    for (let fold = 0; fold < 16; fold += 1) {
      context.fillStyle = css(mix([58, 10, 18], [120, 22, 32], 0.5 + 0.5 * Math.sin(fold * 1.9)));
      const x = fold * 0.02;
      context.fillRect(x - 0.2, -1, 0.0205, foot + 1);
      context.fillRect(aspect + 0.2 - x, -1, 0.0205, foot + 1);
    }
  });
}

function boards(kit: SceneKit): Part {
  const top = kit.view.horizon + 0.01;
  return sheet(kit, { name: 'boards', top, bottom: 1.3, depth: 0.35 }, (context) => {
    const { aspect } = kit.view;
    const shade = context.createLinearGradient(0, top, 0, top + 0.13);
    shade.addColorStop(0, '#4b3a3d');
    shade.addColorStop(1, '#7a5a4a');
    context.fillStyle = shade;
    context.fillRect(-1, top, aspect + 2, 0.13);
    context.fillStyle = '#120e16';
    context.fillRect(-1, top + 0.13, aspect + 2, 0.7);
    context.fillStyle = '#2a2129';
    context.fillRect(-1, top + 0.13, aspect + 2, 0.012);
  });
}

/** Heads and raised arms before the stage, which bob to the beat. */
function audience(kit: HasView & HasChance): Part {
  const next = kit.random('audience');
  const count = Math.round(kit.view.aspect * 22);
  const heads = Array.from({ length: count }, (_, i) => ({
    x: ((i + next() * 0.8) / count) * (kit.view.aspect + 0.6) - 0.3,
    y: 0.9 + next() * 0.08,
    size: 0.026 + next() * 0.012,
    phase: next() * 6,
    waves: next() > 0.62,
  })).sort((a, b) => a.y - b.y);
  return {
    bakes: [],
    depth: 0.85,
    mirrors: false,
    spots: (brush, { seconds }) => {
      for (const { x, y, size, phase, waves } of heads) {
        const at = y - Math.abs(Math.sin(seconds * 3.6 + phase)) * 0.012;
        const lean = Math.sin(seconds * 3.6 + phase) * 0.016;
        brush.ink(mix([10, 8, 14], [34, 26, 46], 1 - (y - 0.9) / 0.08), 1);
        brush.oval(x, at + size * 2.6, { rx: size * 1.7, ry: size * 1.9, turn: 0 });
        brush.oval(x, at, { rx: size * 0.8, ry: size, turn: 0 });
        if (waves)
          brush.streak(
            { x: x + size * 1.6 + lean, y: at - size * 2.4 },
            { x: x + size, y: at + size * 2 },
            size * 0.5,
          );
      }
    },
  };
}
