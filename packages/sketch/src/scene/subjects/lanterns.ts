import type { Brush } from '../../paint/brush.js';
import { mix, type Rgb, smooth } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import type { Drawer, SubjectPaint } from '../../subjects/drawing/shapes.js';
import type { Moment, Part } from '../part.js';
import type { HasChance, HasLight, HasView } from '../scene-kit.js';
import type { Placed } from './placed.js';

/** World units a second that the nearest rise. */
const RISE = 0.02;

const TOP = -0.12;

/** Broken pieces of one reflection. */
const GLINTS = 29;

const LIGHT: Rgb = [255, 186, 92];

/** Lanterns all over the sky: near ones large and high, far ones small above the horizon. */
export function placeLanterns(
  kit: HasView & HasChance,
  { subject, traits }: Pick<Placed, 'subject' | 'traits'>,
): Placed[] {
  const next = kit.random('lanterns');
  const { aspect, horizon } = kit.view;
  const asked = { small: 0.7, normal: 1, large: 1.5 }[subject.size];
  const columns = Array.from({ length: subject.count }, (_, i) => (i * 0.618_034 + next() * 0.12) % 1);
  return columns.map((column, i) => {
    const near = subject.count === 1 ? 0.8 : ((subject.count - i - 0.5) / subject.count) ** 1.7;
    const height = (0.026 + 0.13 * near) * asked * Math.min(1, 0.6 + aspect * 0.3);
    const lowest = horizon - 0.02 - near * 0.1;
    return {
      subject,
      traits,
      x: aspect * (0.06 + 0.88 * column),
      y: 0.1 + height + (lowest - 0.1 - height) * (1 - near * 0.55) * (0.25 + next() * 0.75),
      depth: 0.21 + 0.12 * near,
      height,
      speed: (next() - 0.5) * 0.012,
      faces: 1,
      room: 0.1,
      verb: 'float',
      phase: next(),
      under: 'nothing',
      rock: false,
    } as const;
  });
}

/** World y of a lantern's foot: it rises and, once out of sight, begins again above the horizon. */
export function lanternY(kit: HasView, placed: Placed, moment: Moment): number {
  const lowest = kit.view.horizon - 0.012;
  const way = lowest - TOP;
  const risen = (moment.seconds - moment.clipSeconds / 2) * RISE * (0.3 + placed.height * 6);
  const gone = (((lowest - placed.y + risen) % way) + way) % way;
  return lowest - gone + 0.004 * Math.sin(moment.seconds * 0.9 + placed.phase * 20);
}

/** Warm light on the water below every lantern, broken by the waves. */
export function lanternGlints(
  kit: HasView & HasLight,
  placed: readonly Placed[],
  xOf: (one: Placed, moment: Moment) => number,
): Part {
  const { horizon } = kit.view;
  const colour = mix(LIGHT, kit.light.waterDeep, 0.12);
  const glint = (brush: Brush, moment: Moment, one: Placed): void => {
    const up = horizon - lanternY(kit, one, moment) + one.height * 0.5;
    const [x, y] = [xOf(one, moment), horizon + up * 0.92];
    for (let i = 0; i < GLINTS; i += 1) {
      const off = (i / (GLINTS - 1) - 0.5) * 2;
      const shiver = Math.sin(moment.seconds * (1.7 + (i % 3) * 0.5) + one.phase * 30 + i * 2.1);
      brush.ink(colour, 0.5 * (1 - off * off * 0.9) * (0.6 + 0.4 * shiver));
      const wide =
        one.height *
        (0.42 - 0.2 * Math.abs(off)) *
        (0.7 + 0.3 * Math.sin(moment.seconds * 2.3 + i * 1.3 + one.phase * 9));
      brush.rect(
        x + shiver * one.height * 0.1 - wide,
        y + off * one.height * 1.25,
        wide * 2,
        one.height * 0.02 + 0.0009,
      );
    }
  };
  return {
    bakes: [],
    depth: 0.12,
    mirrors: false,
    spots: (brush, moment) => placed.forEach((one) => glint(brush, moment, one)),
  };
}

/** Sizes at which lanterns are baked, in world units: each is shown at the next larger one, made smaller. */
const SIZES = [0.05, 0.09, Number.POSITIVE_INFINITY] as const;

/** Lanterns as sheets that are only moved: far, middle and near ones. */
export function lanternSheets(
  kit: HasView,
  placed: readonly Placed[],
  from: { drawer: Drawer; paint: SubjectPaint; xOf: (one: Placed, moment: Moment) => number },
): Part[] {
  return SIZES.flatMap((most, i) => {
    const own = placed.filter((one) => one.height <= most && one.height > (SIZES[i - 1] ?? 0));
    return own.length > 0 ? [lanternSheet(kit, own, { ...from, name: `lanterns ${i}` })] : [];
  });
}

function lanternSheet(
  kit: HasView,
  own: readonly Placed[],
  from: { name: string; drawer: Drawer; paint: SubjectPaint; xOf: (one: Placed, moment: Moment) => number },
): Part {
  const pixels = Math.max(...own.map((one) => one.height)) * kit.resolution;
  const [width, height] = [Math.ceil(0.84 * pixels), Math.ceil(1.06 * pixels)];
  const draw = (context: Context): void => {
    context.translate(width / 2, height - 0.04 * pixels);
    context.scale(pixels, pixels);
    from.drawer(context, from.paint);
  };
  return {
    bakes: [{ name: from.name, width, height, draw }],
    depth: own[0]!.depth,
    mirrors: false,
    sheets: (moment) =>
      own.map((one) => {
        const y = lanternY(kit, one, moment);
        const size = one.height * lanternScale(kit, y);
        const sway = 0.08 * Math.sin(moment.seconds * 1.1 + one.phase * 12);
        const flicker = 0.94 + 0.06 * Math.sin(moment.seconds * 6 + one.phase * 20);
        return {
          name: from.name,
          x: from.xOf(one, moment) - 0.42 * size,
          y: y - 1.02 * size,
          width: 0.84 * size,
          height: 1.06 * size,
          opacity: flicker,
          lean: { by: sway, from: y },
        };
      }),
  };
}

/** A lantern grows out of the distance as it rises from the horizon. */
export function lanternScale(kit: HasView, y: number): number {
  return smooth((kit.view.horizon - 0.01 - y) / 0.06);
}
