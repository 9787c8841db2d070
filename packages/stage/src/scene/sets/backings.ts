import { Color, type Node } from 'three/webgpu';
import { mix, smoothstep, vec2 } from 'three/tsl';
import type { Hex } from '../mood.js';
import type { SetFor } from './set-for.js';
import { tone } from './set-pieces.js';

type At = Node<'vec2'>;
type Paint = (at: At) => Node<'vec3'>;

/** A disc of light that is out of focus: where, how large, and how much of it is seen. */
interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly hex: Hex;
  readonly share: number;
}

interface Discs {
  readonly many: number;
  readonly hexes: readonly Hex[];
  /** Up to which height they are, as a share from the top. */
  readonly low: number;
  readonly least: number;
  readonly more: number;
  readonly share: number;
}

const discsOf = ({ random, aspect }: SetFor, { many, hexes, low, least, more, share }: Discs): Disc[] =>
  Array.from({ length: many }, (_, index) => ({
    x: random() * aspect,
    y: random() * low,
    radius: least + more * random(),
    hex: hexes[index % hexes.length]!,
    share: share * (0.35 + 0.65 * random()),
  }));

/** Light is added: a disc is a little brighter at its edge, as a lens draws it. */
const withDisc = (view: Node<'vec3'>, place: At, { x, y, radius, hex, share }: Disc): Node<'vec3'> => {
  const far = place.sub(vec2(x, y)).length();
  const inside = smoothstep(radius * 1.08, radius * 0.84, far);
  const edge = smoothstep(radius * 0.55, radius * 0.98, far)
    .mul(0.5)
    .add(0.75);
  return view.add(tone(hex).mul(inside.mul(edge).mul(share)));
};

const scaled = (hex: Hex, by: number): Hex => `#${new Color(hex).multiplyScalar(by).getHexString()}`;

/** A panel with soft edges: from the left and the top, and how wide and tall. */
const panel = (
  place: At,
  [left, top, wide, tall]: readonly [number, number, number, number],
  soft = 0.05,
): Node<'float'> =>
  smoothstep(left - soft, left + soft, place.x)
    .mul(smoothstep(left + wide + soft, left + wide - soft, place.x))
    .mul(smoothstep(top - soft, top + soft, place.y))
    .mul(smoothstep(top + tall + soft, top + tall - soft, place.y));

/** A room behind food, far out of focus: a bright window to one side, a dark shelf with what shines on it, lamps. */
export const roomBehind = (set: SetFor, hex: Hex): Paint => {
  const { aspect, isNight, random } = set;
  const dim = isNight ? 0.35 : 1;
  const left = (0.06 + 0.1 * random()) * aspect;
  const discs = discsOf(set, {
    many: 15,
    hexes: ['#ffce8a', '#ffb25c', '#fff0cf', '#ff9a52'],
    low: 0.42,
    least: 0.025,
    more: 0.055,
    share: 0.5,
  });
  return (at) => {
    const place = vec2(at.x.mul(aspect), at.y);
    let view = mix(
      tone(scaled(hex, 0.55)),
      tone(hex),
      smoothstep(1.1, 0.1, place.sub(vec2(left, 0.1)).length()),
    );
    // Panes, and the bar between them.
    const pane = panel(place, [left, -0.2, 0.2 * aspect, 0.6]).add(
      panel(place, [left + 0.23 * aspect, -0.2, 0.17 * aspect, 0.6]).mul(0.8),
    );
    view = mix(view, tone('#ffe2b4'), pane.mul(0.5 * dim));
    const shelf = panel(place, [0.68 * aspect, -0.3, 0.5 * aspect, 0.5], 0.04);
    view = mix(view, tone(scaled(hex, 0.28)), shelf.mul(0.75));
    view = mix(
      view,
      tone(scaled(hex, 0.85)),
      panel(place, [0.7 * aspect, 0.17, 0.5 * aspect, 0.012], 0.02).mul(0.8),
    );
    for (const disc of discs)
      view = withDisc(view, place, { ...disc, share: disc.share * (0.4 + 0.6 * dim) });
    return view.mul(smoothstep(0.95, 0.45, at.y).mul(0.45).add(0.55));
  };
};

/** A dark wall that one lamp lights behind the thing, and a second, cold one from the side. */
export const halo = ({ aspect, isNight }: SetFor, hex: Hex): Paint => {
  const { h, s, l } = new Color(hex).getHSL({ h: 0, s: 0, l: 0 });
  const shade = (turn: number, rich: number, light: number): Hex =>
    `#${new Color().setHSL((h + turn + 1) % 1, Math.min(1, s * rich), Math.min(0.9, light)).getHexString()}`;
  const bright = isNight ? Math.max(0.2, l * 1.9) : Math.min(0.82, l * 1.15);
  const [edge, pool, side] = [
    shade(-0.02, 1, l * (isNight ? 0.3 : 0.4)),
    shade(0.015, 1.15, bright),
    shade(0.035, 1, bright * 0.55),
  ];
  return (at) => {
    const place = vec2(at.x.mul(aspect), at.y);
    const lamp = smoothstep(0.92, 0.02, place.sub(vec2(0.54 * aspect, 0.46)).length()).pow(1.4);
    const beam = smoothstep(0.9, 0.1, place.sub(vec2(0.02 * aspect, 0.05)).length()).pow(2);
    return mix(mix(tone(edge), tone(side), beam.mul(0.7)), tone(pool), lamp);
  };
};

/** A pale wall on which light falls through leaves. */
export const dapple = ({ aspect, random, isNight }: SetFor, hex: Hex): Paint => {
  const fronds = Array.from({ length: 11 }, (_, index) => ({
    x: aspect * (0.55 + 0.5 * random()),
    y: -0.05 + 0.09 * index * (0.6 + 0.6 * random()),
    turn: 2.5 + 0.9 * (random() - 0.5),
    long: 0.24 + 0.16 * random(),
  }));
  return (at) => {
    const place = vec2(at.x.mul(aspect), at.y);
    const slant = place.x.add(place.y.mul(0.5));
    const light = smoothstep(0.02 * aspect, 0.24 * aspect, slant)
      .mul(smoothstep(1.12 * aspect, 0.82 * aspect, slant))
      .mul(0.55)
      .add(0.45);
    let shade = light;
    for (const { x, y, turn, long } of fronds) {
      const off = place.sub(vec2(x, y)).div(long);
      const along = off.x.mul(Math.cos(turn)).add(off.y.mul(Math.sin(turn)));
      const aside = off.y
        .mul(Math.cos(turn))
        .sub(off.x.mul(Math.sin(turn)))
        .add(along.mul(along).mul(0.12));
      const wide = along.mul(along).oneMinus().max(0).mul(0.2);
      const is = smoothstep(0.09, -0.06, aside.abs().sub(wide)).mul(smoothstep(1.1, 0.85, along.abs()));
      shade = shade.mul(is.mul(-0.34).add(1));
    }
    const wall = mix(tone(scaled(hex, 0.46)), tone(hex), shade);
    return wall.mul(isNight ? 0.4 : 1).mul(smoothstep(1.2, 0.5, at.y).mul(0.2).add(0.8));
  };
};

/** Deep blue with drops of light in it, brighter where the thing stands. */
export const cool = (set: SetFor, hex: Hex): Paint => {
  const { aspect, isNight } = set;
  const discs = discsOf(set, {
    many: 22,
    hexes: ['#9fe4ff', '#ffffff', '#4fb8e8'],
    low: 0.6,
    least: 0.012,
    more: 0.05,
    share: 0.34,
  });
  return (at) => {
    const place = vec2(at.x.mul(aspect), at.y);
    const lamp = smoothstep(0.85, 0.02, place.sub(vec2(0.5 * aspect, 0.4)).length()).pow(1.4);
    let view = mix(tone(scaled(hex, 0.16)), tone(hex), lamp.mul(isNight ? 0.5 : 1));
    for (const disc of discs) view = withDisc(view, place, disc);
    return view;
  };
};
