import { Color, type Node } from 'three/webgpu';
import { mix, screenUV, smoothstep, texture, vec2 } from 'three/tsl';
import { backdropNode, backdropOf } from '../backdrop.js';
import type { Hex } from '../mood.js';
import type { Backing } from '../table-light.js';
import { cool, dapple, halo, roomBehind } from './backings.js';
import { bakedColour, bakeSurface } from './bake-surface.js';
import type { SetFor } from './set-for.js';
import { tone } from './set-pieces.js';

type At = Node<'vec2'>;
type Paint = (at: At) => Node<'vec3'>;

/** A backdrop of a colour, or what is behind things and out of focus: painted once, a frame has one look at it. */
export function behindOf(set: SetFor, hex: Hex): Node<'vec3'> {
  if (set.behind === null) return backdropNode(backdropOf(hex), set.aspect);
  const paint = PAINTS[set.behind](set, hex);
  return bakedColour(texture(bakeSurface(set.renderer, paint), screenUV));
}

/** From a corner that is deep to one that is light, and a little of the next hue in it. */
const gradient = (_: SetFor, hex: Hex): Paint => {
  const { h, s, l } = new Color(hex).getHSL({ h: 0, s: 0, l: 0 });
  const shade = (turn: number, rich: number, light: number): Node<'vec3'> =>
    tone(`#${new Color().setHSL((h + turn + 1) % 1, Math.min(1, s * rich), light).getHexString()}`);
  const [deep, middle, pale] = [
    shade(-0.06, 1.1, l * 0.42),
    shade(0, 1.05, Math.min(0.62, l * 1.1)),
    shade(0.07, 1, Math.min(0.86, l + 0.3)),
  ];
  return (at) => {
    const way = at.y.mul(0.78).add(at.x.mul(0.22));
    return mix(mix(deep, middle, smoothstep(0.02, 0.52, way)), pale, smoothstep(0.45, 1.02, way));
  };
};

interface Leaf {
  readonly at: readonly [number, number];
  readonly turn: number;
  readonly long: number;
  readonly hex: Hex;
}

const GREENS: readonly Hex[] = ['#2f5a2c', '#3f7a38', '#5a9a48', '#78b25a', '#24482a', '#8fc46c'];

/** Leaves that come in from the sides and from above, out of focus, before light that falls through more of them. */
const leaves = ({ random, aspect, isNight }: SetFor): Paint => {
  const all: Leaf[] = Array.from({ length: 30 }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const far = 0.22 + random() * 0.75;
    return {
      at: [0.5 * aspect + side * far * aspect * 0.56, 0.02 + random() * 0.72],
      turn: (side > 0 ? Math.PI : 0) + (random() - 0.5) * 1.7 - side * 0.5,
      long: 0.16 + random() * 0.16,
      hex: GREENS[Math.floor(random() * GREENS.length)]!,
    };
  });
  return (at) => {
    const place = vec2(at.x.mul(aspect), at.y);
    const light = smoothstep(0.85, 0.05, place.sub(vec2(0.42 * aspect, 0.18)).length());
    let view = mix(tone('#54763f'), tone('#eef0b8'), light).mul(isNight ? 0.35 : 1);
    for (const leaf of all) view = withLeaf(view, place, leaf);
    return view.mul(smoothstep(1.35, 0.55, at.y).mul(0.4).add(0.6));
  };
};

function withLeaf(view: Node<'vec3'>, place: At, { at, turn, long, hex }: Leaf): Node<'vec3'> {
  const off = place.sub(vec2(...at)).div(long);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const along = off.x.mul(cos).add(off.y.mul(sin));
  const aside = off.y.mul(cos).sub(off.x.mul(sin)).add(along.mul(along).mul(0.14));
  const wide = along.mul(along).oneMinus().max(0).mul(along.mul(-0.12).add(0.4));
  const is = smoothstep(0.07, -0.07, aside.abs().sub(wide)).mul(smoothstep(1.04, 0.9, along.abs()));
  const rib = smoothstep(0.06, 0, aside.abs()).mul(0.28);
  const shade = aside.mul(0.7).add(0.95).add(rib);
  return mix(view, tone(hex).mul(shade), is.mul(0.93));
}

const BRIGHT: readonly Hex[] = [
  '#ff4f6d',
  '#ffb52e',
  '#2fc7c0',
  '#7a5cff',
  '#ff7fc4',
  '#58c94a',
  '#2f8fff',
  '#ffd84d',
];

/** Discs of light in all colours over a sky of two of them. */
const colourful = ({ random, aspect, isNight }: SetFor): Paint => {
  const discs = Array.from({ length: 26 }, (_, index) => ({
    x: random() * aspect,
    y: random() * 0.8,
    radius: 0.05 + random() * 0.13,
    hex: BRIGHT[index % BRIGHT.length]!,
    share: 0.45 + random() * 0.4,
  }));
  const strength = isNight ? 0.5 : 0.9;
  return (at) => {
    const place = vec2(at.x.mul(aspect), at.y);
    let view = mix(
      mix(tone('#ff5f8f'), tone('#8b5cff'), at.x),
      tone('#37b6e8'),
      smoothstep(0.1, 0.9, at.y.add(at.x.mul(0.3))),
    );
    for (const { x, y, radius, hex, share } of discs)
      view = mix(
        view,
        tone(hex),
        smoothstep(radius * 1.1, radius * 0.86, place.sub(vec2(x, y)).length()).mul(share),
      );
    return view.mul(strength);
  };
};

const PAINTS: Readonly<Record<Backing, (set: SetFor, hex: Hex) => Paint>> = {
  gradient,
  leaves,
  colourful,
  room: roomBehind,
  halo,
  dapple,
  cool,
};
