import { css, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import type { SubjectPaint } from '../../subjects/drawing/shapes.js';
import { house } from '../../subjects/places/house.js';
import { OVERSCAN } from '../camera.js';
import { type Part, standing } from '../part.js';
import type { HasLight, HasScene, SceneKit } from '../scene-kit.js';

/** The houses of a village in two loose rows, lamps in their windows at night, as one baked sheet. */
export function cottages(
  kit: SceneKit,
  row: { name: string; depth: number; foot: number; height: number; count: number; haze: number },
): Part {
  const next = kit.random(row.name);
  const { aspect } = kit.view;
  const places = Array.from({ length: row.count }, (_, i) => ({
    x: aspect * ((i + 0.15 + next() * 0.7) / row.count) * 1.12 - aspect * 0.06,
    y: row.foot + next() * row.height * 0.3,
    height: row.height * (0.75 + next() * 0.5),
    faces: next() > 0.5 ? 1 : -1,
    phase: next(),
  })).sort((a, b) => a.y - b.y);
  const x0 = -OVERSCAN * 0.6;
  const top = row.foot - row.height * 1.5;
  const width = Math.ceil((aspect + OVERSCAN * 1.2) * kit.resolution);
  const height = Math.ceil(row.height * 2 * kit.resolution);
  const draw = (context: Context): void => {
    context.scale(kit.resolution, kit.resolution);
    context.translate(-x0, -top);
    for (const place of places) {
      context.save();
      context.translate(place.x, place.y);
      context.scale(place.height * place.faces, place.height);
      house.draw(context, paintOf(kit, { ...place, haze: row.haze }));
      context.restore();
    }
  };
  return standing(
    { name: row.name, width, height, draw },
    {
      depth: row.depth,
      mirrors: true,
      x: x0,
      y: top,
      width: width / kit.resolution,
      height: height / kit.resolution,
    },
  );
}

function paintOf(
  kit: HasScene & HasLight,
  at: { x: number; faces: number; phase: number; haze: number },
): SubjectPaint {
  const { ambient, key, haze } = kit.light;
  const sunSide = (kit.sun.x > at.x ? 1 : -1) * at.faces;
  return {
    own: null,
    light: (colour: Rgb, side = 0.5, opacity = 1) => {
      const lit = sunSide > 0 ? side : side * 0.75 + 0.12;
      const shown = [0, 1, 2].map(
        (channel) => (colour[channel]! * (ambient[channel]! * 0.56 + key[channel]! * lit * 0.62)) / 255,
      ) as unknown as Rgb;
      return css(mix(shown, haze, at.haze * kit.light.hazeAmount), opacity);
    },
    lampsOn: kit.light.lampsOn,
    snowy: kit.scene.airs.includes('snow'),
    still: true,
    seconds: 0,
    phase: at.phase,
    pace: 0,
  };
}
