import { BoxGeometry, type Mesh, type Node, PlaneGeometry } from 'three/webgpu';
import { float, floor, fract, mix, positionLocal, sin, smoothstep, vec2 } from 'three/tsl';
import type { Hex } from '../../mood.js';
import { put, tone } from '../set-pieces.js';
import type { Paint } from '../surface-paints.js';
import type { RoomKind } from './room-kind.js';
import { matt } from './room-matter.js';

/** Metres. */
const [WIDE, TALL] = [22, 5];
/** How high panels go, and how wide one is. */
const [PANEL, PANEL_WIDE] = [0.92, 0.86];

type Value = Node<'float'>;

/** 1 on a line so far from a rectangle's middle. */
const onEdge = (x: Value, y: Value, [half, tall]: readonly [number, number]): Value => {
  const out = x.abs().sub(half).max(y.abs().sub(tall)).abs();
  return smoothstep(0.014, 0.006, out);
};

/** Panels up to a rail, and plain paint above. */
function panelled(hex: Hex): Node<'vec3'> {
  const { x, y } = positionLocal;
  const off = fract(x.div(PANEL_WIDE)).sub(0.5).mul(PANEL_WIDE);
  const panel = onEdge(off, y.sub(0.5), [0.35, 0.3]);
  const rail = smoothstep(0.022, 0.016, y.sub(PANEL).abs());
  const low = smoothstep(PANEL + 0.003, PANEL - 0.003, y);
  const white = mix(tone('#f3ede2'), tone(hex), 0.28);
  const boards = white.mul(panel.mul(-0.2).add(1));
  return mix(mix(tone(hex), boards, low), white, rail);
}

/** Tiles in a running bond, each a little different, with light joints. */
function tiled(hex: Hex, from: number, to: number): Node<'vec3'> {
  const [wide, tall] = [0.24, 0.12];
  const { x, y } = positionLocal;
  const row = floor(y.div(tall));
  const across = x.div(wide).add(fract(row.mul(0.5)));
  const off = vec2(fract(across).sub(0.5).abs().mul(wide), fract(y.div(tall)).sub(0.5).abs().mul(tall));
  const joint = smoothstep(wide / 2 - 0.006, wide / 2 - 0.002, off.x).max(
    smoothstep(tall / 2 - 0.006, tall / 2 - 0.002, off.y),
  );
  const tint = fract(sin(floor(across).mul(12.99).add(row.mul(78.2))).mul(4375.5))
    .mul(0.1)
    .add(0.93);
  const tiles = mix(tone(hex).mul(tint), tone('#f4f3ef'), joint.mul(0.8));
  const is = smoothstep(from - 0.002, from + 0.002, y).mul(smoothstep(to + 0.002, to - 0.002, y));
  return mix(tone('#f1ece2'), tiles, is);
}

const PAINTS: Readonly<Partial<Record<RoomKind, (hex: Hex) => Node<'vec3'>>>> = {
  bathroom: (hex) => tiled(hex, 0, TALL),
  kitchen: (hex) =>
    mix(tone(hex).mul(0.82), tiled('#9fbab4', 0.9, 1.46), smoothstep(1.47, 1.46, positionLocal.y)),
  office: tone,
};

/** The far wall, darker towards its ends and the ceiling, and a skirting board; its foot is at nothing. */
export function wallOf(kind: RoomKind, hex: Hex, isNight: boolean): Mesh[] {
  const far = positionLocal.xy.sub(vec2(-0.6, 1.3)).mul(vec2(0.8, 1)).length();
  const shade = smoothstep(5.2, 0.8, far).mul(0.42).add(0.58);
  const paint = (PAINTS[kind] ?? panelled)(hex).mul(shade);
  const geometry = new PlaneGeometry(WIDE, TALL).translate(0, TALL / 2, 0);
  return [
    put(geometry, matt(hex, isNight, paint), [0, 0, 0]),
    put(new BoxGeometry(WIDE, 0.12, 0.03), matt('#f3efe7', isNight), [0, 0.06, 0]),
  ];
}

/** Tiles on a floor, in two shades like a board of chess, laid aslant. */
export const floorTiles =
  (light: Hex, dark: Hex): Paint =>
  (at) => {
    const place = vec2(at.x.add(at.y), at.x.sub(at.y)).mul(12);
    const is = fract(floor(place.x).add(floor(place.y)).mul(0.5)).mul(2);
    const off = fract(place).sub(0.5).abs();
    const joint = smoothstep(0.47, 0.49, off.x.max(off.y));
    return mix(mix(tone(light), tone(dark), is), tone('#c9c6bf'), joint.mul(float(0.7)));
  };
