import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Mesh,
  MeshLambertNodeMaterial,
  type Node,
  PlaneGeometry,
  type WebGPURenderer,
} from 'three/webgpu';
import {
  attribute,
  color,
  fract,
  mix,
  mx_fractal_noise_float,
  normalView,
  positionLocal,
  positionViewDirection,
  smoothstep,
  texture,
  uniform,
  vec2,
  vec3,
} from 'three/tsl';
import { bakedColour, bakeSurface } from '../sets/bake-surface.js';
import { clock } from '../sets/ground.js';
import type { Hex } from '../mood.js';
import { softStep } from '../soft-step.js';

/** How far a way has come towards who walks on it, in units. */
export const wayTravelled = uniform(0);

/** The colours of a ground, and how large its patches are. */
export interface GroundLook {
  readonly main: Hex;
  readonly other: Hex;
  /** What is deeper in colour here and there, over many units. */
  readonly deep?: Hex;
  /** Rain stands on it in puddles that show what is above: that colour. */
  readonly wet?: Hex | null;
  /** How its strip bends, as a road does. */
  readonly bend?: number;
  /** Units that one painting covers. */
  readonly tile: number;
  /** A strip along the way: its half width in units, and what it is made of. */
  readonly strip?: {
    readonly half: number;
    readonly main: Hex;
    readonly other: Hex;
    readonly slabs?: boolean;
  };
}

const REACH = 76;

const tone = (hex: Hex): Node<'vec3'> => vec3(...new Color(hex).toArray());

/** Patches of two colours with fine grain in them, so wide that they can be repeated. */
function patches(main: Hex, other: Hex, seed: number): (at: Node<'vec2'>) => Node<'vec3'> {
  return (at) => {
    const wide = mx_fractal_noise_float(vec3(at.mul(5), seed), 4)
      .mul(0.6)
      .add(0.5)
      .clamp(0, 1);
    const fine = mx_fractal_noise_float(vec3(at.mul(70), seed + 5), 2)
      .mul(0.34)
      .add(1);
    return mix(tone(main), tone(other), wide).mul(fine);
  };
}

/** Square slabs with joints. */
function slabbed(main: Hex, other: Hex, seed: number): (at: Node<'vec2'>) => Node<'vec3'> {
  const plain = patches(main, other, seed);
  return (at) => {
    const cell = fract(at.mul(8)).sub(0.5).abs();
    const joint = smoothstep(0.485, 0.462, cell.x.max(cell.y));
    return plain(at).mul(joint.mul(0.4).add(0.6));
  };
}

/** The ground of a place, which comes towards who walks on it along z. */
export function groundOf(
  renderer: WebGPURenderer,
  look: GroundLook,
  { around, seed }: { around: Hex; seed: number },
): Mesh {
  const material = new MeshLambertNodeMaterial();
  const place = vec2(positionLocal.x, positionLocal.y.negate().add(wayTravelled));
  const read = (paint: (at: Node<'vec2'>) => Node<'vec3'>, tile: number): Node<'vec3'> =>
    bakedColour(texture(bakeSurface(renderer, paint), place.div(tile)));
  const map = bakeSurface(renderer, patches(look.main, look.other, seed % 89));
  const field = varied(bakedColour(texture(map, place.div(look.tile))), look, () =>
    bakedColour(texture(map, place.div(look.tile * FAR_APART).add(0.31))),
  );
  const dry = look.strip
    ? withStrip(field, { ...look.strip, bend: look.bend ?? 0 }, (paint) => read(paint, look.tile * 0.7), seed)
    : field;
  const { baked, shown } = look.wet
    ? wetted(dry, look.wet, texture(map, place.div(look.tile * 1.7)).g)
    : { baked: dry, shown: null };
  material.colorNode = baked.mul(0.85);
  const lit = baked.mul(color(around)).mul(0.9);
  material.emissiveNode = shown ? lit.add(shown) : lit;
  const mesh = new Mesh(new PlaneGeometry(REACH * 2, REACH * 2), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.receiveShadow = true;
  mesh.renderOrder = 1;
  return mesh;
}

/** How much wider apart the wide patches of a ground are than the others. */
const FAR_APART = 4.6;

/** Light and dark, and a deeper colour, over more of a ground than one painting covers. */
function varied(
  field: Node<'vec3'>,
  { main, other, deep }: GroundLook,
  wide: () => Node<'vec3'>,
): Node<'vec3'> {
  const [low, high] = [main, other].map((hex) => brightness(new Color(hex)));
  const middle = (low! + high!) / 2;
  const share = wide()
    .dot(vec3(...BRIGHT))
    .sub(middle)
    .div(Math.max(0.015, Math.abs(high! - low!)))
    .clamp(-1, 1);
  const lit = field.mul(share.mul(0.3).add(1));
  return deep ? mix(lit, tone(deep), smoothstep(-0.02, -0.45, share).mul(0.62)) : lit;
}

const BRIGHT = [0.2126, 0.7152, 0.0722] as const;
const brightness = ({ r, g, b }: Color): number => r * BRIGHT[0] + g * BRIGHT[1] + b * BRIGHT[2];

/** How fast rings go over puddles, and how close they are. */
const [RINGING, RINGS_A_UNIT] = [7, 16];

/** What rain makes of a ground: all of it darker, and puddles that show the sky the more the flatter they are looked at. */
function wetted(
  dry: Node<'vec3'>,
  above: Hex,
  thick: Node<'float'>,
): { baked: Node<'vec3'>; shown: Node<'vec3'> } {
  const level = smoothstep(0.66, 0.74, thick);
  const flat = positionViewDirection.dot(normalView).clamp(0, 1).oneMinus();
  const { x, y } = positionLocal;
  const rings = x
    .mul(RINGS_A_UNIT)
    .add(clock.mul(RINGING))
    .sin()
    .mul(
      y
        .mul(RINGS_A_UNIT * 0.83)
        .sub(clock.mul(RINGING * 1.2))
        .sin(),
    );
  const mirror = flat.pow(3).mul(0.75).add(0.1);
  const shown = tone(above).mul(mirror).mul(level.mul(0.8).add(0.2)).mul(rings.mul(0.14).add(1));
  return { baked: dry.mul(level.mul(-0.3).add(0.52)), shown };
}

function withStrip(
  field: Node<'vec3'>,
  strip: NonNullable<GroundLook['strip']> & { readonly bend: number },
  read: (paint: (at: Node<'vec2'>) => Node<'vec3'>) => Node<'vec3'>,
  seed: number,
): Node<'vec3'> {
  const { half, main, other, slabs } = strip;
  const way = read((slabs ? slabbed : patches)(main, other, (seed % 83) + 7));
  const off = positionLocal.x.sub(positionLocal.y.pow(2).mul(strip.bend)).abs();
  const soft = slabs ? 0.02 : half * 0.06;
  const kerb = smoothstep(half - soft, half, off).mul(smoothstep(half + soft + 0.03, half, off));
  return mix(
    mix(way, field, smoothstep(half - soft, half + soft, off)),
    tone('#d8d3c8'),
    kerb.mul(slabs ? 0.7 : 0),
  );
}

/** How hills around a place rise: how high, how sharp, and in which colours from foot to top. */
export interface ReliefLook {
  readonly high: number;
  /** 0 are round hills, 1 ridges. */
  readonly sharp: number;
  readonly foot: Hex;
  readonly flank: Hex;
  readonly top: Hex;
  /** The share of the height above which it is the top's colour. */
  readonly from: number;
  /** What the sky gives to those of their sides that the sun does not reach. */
  readonly shade?: Hex;
  /** From which direction on there are none: on the side of the sea. */
  readonly open?: (angle: number) => number;
}

const AROUND = 150;
const RINGS = 26;
const NEAREST = 24;
const FARTHEST = 70;

/** Hills or mountains all around, true in their heights. */
export function reliefOf(look: ReliefLook, seed: number): Mesh {
  const places = new Float32Array((AROUND + 1) * (RINGS + 1) * 3);
  const colours = new Float32Array(places.length);
  const [foot, flank, top] = [look.foot, look.flank, look.top].map((hex) => new Color(hex));
  const tint = new Color();
  let at = 0;
  for (let ring = 0; ring <= RINGS; ring += 1)
    for (let step = 0; step <= AROUND; step += 1, at += 3) {
      const angle = (step / AROUND) * Math.PI * 2;
      const far = NEAREST + (FARTHEST - NEAREST) * (ring / RINGS);
      const [x, z] = [Math.sin(angle) * far, Math.cos(angle) * far];
      const share = heightAt(look, x, z, seed % 61) * (look.open?.(angle) ?? 1);
      places.set([x, Math.max(0, rise(ring)) * share * look.high - 0.25, z], at);
      const rough = 0.5 + 0.5 * wave(x * 1.3, z * 1.3, seed + 3);
      tint
        .copy(foot!)
        .lerp(flank!, Math.min(1, share * 2.2))
        .lerp(top!, softStep(look.from - 0.12, look.from + 0.08, share + (rough - 0.5) * 0.14));
      tint.multiplyScalar(0.9 + 0.2 * rough).toArray(colours, at);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(places, 3));
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  geometry.setIndex(facesOf());
  geometry.computeVertexNormals();
  const material = new MeshLambertNodeMaterial({ vertexColors: true });
  if (look.shade) material.emissiveNode = attribute<'vec3'>('color', 'vec3').mul(tone(look.shade)).mul(0.55);
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.renderOrder = 2;
  return mesh;
}

const rise = (ring: number): number => Math.sin(Math.min(1, (ring / RINGS) * 1.5) * Math.PI * 0.5);

/** Sines across each other, -1 to 1: no table, no seam. */
const wave = (x: number, z: number, seed: number): number =>
  Math.sin(x * 0.31 + seed + 1.7 * Math.sin(z * 0.17 + seed * 1.3)) *
  Math.cos(z * 0.29 - seed * 0.7 + 1.3 * Math.sin(x * 0.21));

/** 0 to 1. */
function heightAt({ sharp }: ReliefLook, x: number, z: number, seed: number): number {
  let [sum, all, size, step] = [0, 0, 1, 0.55];
  for (let octave = 0; octave < 5; octave += 1) {
    const value = wave(x * step, z * step, seed + octave * 5.1);
    sum += size * (sharp * (1 - Math.abs(value)) ** 1.6 + (1 - sharp) * (0.5 + 0.5 * value));
    all += size;
    [size, step] = [size * (0.34 + 0.14 * sharp), step * 2.05];
  }
  return sum / all;
}

function facesOf(): number[] {
  const faces: number[] = [];
  const row = AROUND + 1;
  for (let ring = 0; ring < RINGS; ring += 1)
    for (let step = 0; step < AROUND; step += 1) {
      const a = ring * row + step;
      faces.push(a, a + row, a + 1, a + 1, a + row, a + row + 1);
    }
  return faces;
}
