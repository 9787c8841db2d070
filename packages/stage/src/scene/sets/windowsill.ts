import {
  BoxGeometry,
  Mesh,
  MeshBasicNodeMaterial,
  MeshLambertNodeMaterial,
  type Node,
  PlaneGeometry,
  type Texture,
} from 'three/webgpu';
import { mix, positionLocal, texture, vec2 } from 'three/tsl';
import type { SkyPlan } from '../../plan/stage-plan.js';
import { backdropNode, backdropOf } from '../backdrop.js';
import type { Hex } from '../mood.js';
import { put, tone } from './set-pieces.js';
import { bakedColour, bakeSurface } from './bake-surface.js';
import { clock, tableOf } from './ground.js';
import { foldsOf } from './folds.js';
import type { BuiltSet, SetFor } from './set-for.js';
import { wood } from './surface-paints.js';
import { dropsPaint, flakesPaint, runsPaint, viewPaint } from './window-paints.js';

/** What a sill's window measures, in sizes of what stands there. */
const [WIDE, TALL, LOW, BAR, BACK] = [3.3, 2.5, 0.1, 0.075, 0.42];
/** A lone cup has a window that is no larger than this, in units. */
const LEAST = 0.7;
/** What is seen where nobody says. */
const FAIR: SkyPlan = {
  time: 'day',
  clouds: 'scattered',
  airs: [],
  season: null,
  bloom: null,
  view: 'garden',
  hasMountains: false,
  isNeon: false,
  crowd: 'none',
  isOnTable: false,
};
const CURTAINS: readonly Hex[] = ['#efe7da', '#c9a27a', '#8fa39a', '#b98f86'];

/** A sill before a window, with what there is outside, and rain or snow on its panes. */
export function windowsillOf(set: SetFor): BuiltSet {
  const { extent, random } = set;
  const unit = Math.max(LEAST, extent.x * 0.8, extent.y);
  const back = -(extent.z / 2 + BACK * unit);
  const wall = set.colour ?? (set.isNight ? '#5a5048' : '#d8ccbb');
  const behind = backdropNode(backdropOf(wall), set.aspect);
  const curtain = CURTAINS[Math.floor(random() * CURTAINS.length)] ?? CURTAINS[0]!;
  const around = [
    paneOf(set, unit),
    ...frameOf(unit, set.isNight),
    ...curtainsOf(unit, curtain, set.isNight),
    wallOf(wall, set.isNight),
  ];
  for (const mesh of around) mesh.position.z += back;
  return {
    background: behind,
    ground: [
      tableOf(set.renderer, wood('#9a6436', set.seed % 97), { around: set.around, shine: 0.18, behind }),
      ...around,
    ],
    shadowsAt: null,
    mirror: 0,
  };
}

function paneOf(set: SetFor, unit: number): Mesh {
  const material = new MeshBasicNodeMaterial({ fog: false });
  material.colorNode = seenThrough(set, positionLocal.xy.div(vec2(WIDE * unit, TALL * unit)).add(0.5));
  const mesh = new Mesh(new PlaneGeometry(WIDE * unit, TALL * unit), material);
  mesh.position.set(0, (LOW + TALL / 2) * unit, 0);
  return mesh;
}

/** What is outside of a window, and on its panes, at a place of it, 0 to 1 each way. */
export function seenThrough(
  { renderer, sky, isNight }: Pick<SetFor, 'renderer' | 'sky' | 'isNight'>,
  at: Node<'vec2'>,
): Node<'vec3'> {
  const seen = sky ?? FAIR;
  const bake = (paint: (at: Node<'vec2'>) => Node<'vec3'>): Texture => bakeSurface(renderer, paint);
  return weathered(bakedColour(texture(bake(viewPaint(seen, isNight)), at)), at, { airs: seen.airs, bake });
}

interface Outside {
  readonly airs: SkyPlan['airs'];
  readonly bake: (paint: (at: Node<'vec2'>) => Node<'vec3'>) => Texture;
}

/** What falls is on the pane or before it; it costs a frame two looks at what was painted once. */
function weathered(view: Node<'vec3'>, at: Node<'vec2'>, { airs, bake }: Outside): Node<'vec3'> {
  if (airs.includes('snow')) {
    const flakes = bake(flakesPaint);
    const fall = (size: number, pace: number, sway: number): Node<'float'> =>
      bakedColour(texture(flakes, at.mul(size).add(vec2(clock.mul(sway), clock.mul(pace))))).r;
    return mix(view, tone('#ffffff'), fall(1.5, 0.09, 0.012).max(fall(2.3, 0.06, -0.01).mul(0.7)));
  }
  if (!airs.includes('rain') && !airs.includes('storm')) return view;
  const wide = at.mul(vec2(WIDE / TALL, 1));
  const drops = bakedColour(texture(bake(dropsPaint), wide));
  const runs = bakedColour(texture(bake(runsPaint), wide.add(vec2(0, clock.mul(0.16)))));
  const one = (seen: Node<'vec3'>, drop: Node<'vec3'>): Node<'vec3'> =>
    mix(seen, view.mul(drop.g.mul(0.9).add(0.55)), drop.r.mul(0.85));
  return one(one(view, drops), runs);
}

/** A frame with two bars up and one across, beside what stands in the middle. */
function frameOf(unit: number, isNight: boolean): Mesh[] {
  const material = new MeshLambertNodeMaterial({
    color: '#f1ece3',
    emissive: isNight ? '#1c1a19' : '#57534d',
  });
  const [wide, tall, bar] = [WIDE * unit, TALL * unit, BAR * unit];
  const middle = LOW * unit + tall / 2;
  const post = (x: number, thick: number): Mesh =>
    put(new BoxGeometry(bar * thick, tall, bar), material, [x, middle, bar * 0.4]);
  const rail = (y: number, thick: number): Mesh =>
    put(new BoxGeometry(wide + bar * 2, bar * thick, bar), material, [0, y, bar * 0.4]);
  return [
    ...[-1, 1].flatMap((side) => [post((side * wide) / 2, 1.4), post((side * wide) / 5, 0.7)]),
    rail(LOW * unit, 1.6),
    rail(LOW * unit + tall * 0.66, 0.7),
    rail(LOW * unit + tall, 1.6),
  ];
}

function curtainsOf(unit: number, hex: Hex, isNight: boolean): Mesh[] {
  const cloth = new MeshLambertNodeMaterial({ color: hex });
  cloth.emissiveNode = tone(hex).mul(isNight ? 0.08 : 0.4);
  const folds = foldsOf(0.75 * unit, TALL * 1.12 * unit, unit);
  return [-1, 1].map((side) =>
    put(folds, cloth, [side * (WIDE / 2 + 0.16) * unit, (LOW + TALL * 0.55) * unit, BAR * 2 * unit]),
  );
}

function wallOf(hex: Hex, isNight: boolean): Mesh {
  const material = new MeshLambertNodeMaterial({ color: hex });
  material.emissiveNode = tone(hex).mul(isNight ? 0.12 : 0.3);
  return put(new PlaneGeometry(24, 12), material, [0, 6, -0.02]);
}
