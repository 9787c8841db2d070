import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  MeshStandardMaterial,
  MeshStandardNodeMaterial,
  type Object3D,
  Shape,
} from 'three/webgpu';
import { fract, mix, mx_noise_float, positionGeometry, smoothstep, vec2, vec3 } from 'three/tsl';
import { crossedBy } from '../plan/rails.js';
import type { StagePlan } from '../plan/stage-plan.js';
import type { Actor } from './actor.js';
import type { Cast } from './cast.js';
import { joined, painted } from './outdoors/decor.js';

/** Somebody's way over a bridge that goes on to both sides for as long as it is seen. */
export interface Crossing {
  readonly bridge: Actor;
  /** Units a second. */
  readonly speed: number;
  take(seconds: number): void;
}

/** How many of its own lengths a second what crosses goes. */
const PACE = 1.15;
/** How much wider than what crosses the picture is. */
const WIDER = 2.1;
/** Which way it goes, in radians from towards the camera: along the picture rather than out of it. */
export const ACROSS = 1.16;
/** How far below the road of a bridge its feet are, in units, beside what it has itself. */
export const VALLEY = 1.5;
/** How long a span is and how wide, in metres, and how many there are. */
const [SPAN, WIDE, SPANS] = [13.3, 6.6, 36];

/** Has a train go over a viaduct: its spans come along under it, and carriages follow; null where nothing crosses. */
export function crossingOf({ all }: Cast, plan: StagePlan): Crossing | null {
  const tie = crossedBy(plan);
  const who = all.find(({ prop }) => prop.noun === tie?.who);
  const bridge = all.find(({ prop }) => prop.noun === tie?.whom);
  if (!who || !bridge || who.group.parent !== bridge.group) return null;
  const long = Math.max(who.size.x, who.size.z);
  const speed = PACE * long;
  bridge.made.visible = false;
  const high = who.group.position.y;
  const pitch = SPAN * bridge.scale;
  const spans = spansOf({ high, pitch, wide: WIDE * bridge.scale });
  bridge.group.add(spans);
  who.group.add(...carriagesOf(who));
  // The picture is about what crosses, and not about all of the bridge.
  bridge.size.set(long * WIDER, high + who.size.y, long * WIDER);
  return {
    bridge,
    speed,
    take: (seconds) => {
      who.live(seconds);
      who.roll(seconds * speed);
      spans.position.z = -((seconds * speed) % pitch);
    },
  };
}

interface Span {
  readonly high: number;
  readonly pitch: number;
  readonly wide: number;
}

function spansOf({ high, pitch, wide }: Span): Object3D {
  const mesh = new InstancedMesh(spanShape({ high, pitch, wide }), masonry(pitch), SPANS);
  for (let index = 0; index < SPANS; index += 1)
    mesh.setMatrixAt(index, new Matrix4().makeTranslation(0, 0, (index - SPANS / 2) * pitch));
  mesh.frustumCulled = false;
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** An arch between two halves of piers, with parapets. */
function spanShape({ high, pitch, wide }: Span): BufferGeometry {
  const [half, open, foot] = [pitch / 2, pitch * 0.37, -VALLEY - 0.1];
  const spring = high - pitch * 0.14 - open;
  const side = new Shape();
  side.moveTo(-half, foot);
  side.lineTo(-open * 0.94, foot);
  side.lineTo(-open, spring);
  side.absarc(0, spring, open, Math.PI, 0, true);
  side.lineTo(open * 0.94, foot);
  side.lineTo(half, foot);
  side.lineTo(half, high);
  side.lineTo(-half, high);
  const body = new ExtrudeGeometry(side, { depth: wide, bevelEnabled: false, curveSegments: 14 })
    .translate(0, 0, -wide / 2)
    .rotateY(-Math.PI / 2);
  const along = (tall: number, thick: number, [x, y]: readonly [number, number]): BufferGeometry =>
    painted(new BoxGeometry(thick, tall, pitch).translate(x, y, 0), '#8d8574', '#d0c6b0');
  const parapet = pitch * 0.085;
  return joined([
    painted(body, '#6f685b', '#bdb29b'),
    ...[-1, 1].flatMap((sign) => [
      along(parapet, pitch * 0.04, [sign * (wide / 2 - pitch * 0.02), high + parapet / 2]),
      along(pitch * 0.035, pitch * 0.05, [sign * (wide / 2 + pitch * 0.01), high - pitch * 0.03]),
      painted(
        new BoxGeometry(pitch * 0.1, high - foot, pitch * 0.17).translate(
          (sign * wide) / 2,
          (high + foot) / 2,
          half,
        ),
        '#6a6356',
        '#b3a892',
      ),
    ]),
  ]);
}

/** Courses of stone, each a little lighter or darker than the next. */
function masonry(pitch: number): MeshStandardNodeMaterial {
  const material = new MeshStandardNodeMaterial({ vertexColors: true, roughness: 0.95 });
  const { x, y, z } = positionGeometry;
  const rows = y.div(pitch * 0.034);
  const row = rows.floor();
  const along = z
    .add(x)
    .div(pitch * 0.075)
    .add(row.mul(0.5));
  const edge = vec2(fract(along), fract(rows)).sub(0.5).abs();
  const joint = smoothstep(0.5, 0.42, edge.x).mul(smoothstep(0.5, 0.36, edge.y));
  const tone = mx_noise_float(vec3(along.floor().mul(3.7), row.mul(5.3), 1.5))
    .mul(0.22)
    .add(0.95);
  material.colorNode = mix(vec3(0.55), vec3(1, 0.98, 0.94), joint).mul(tone);
  return material;
}

const COUNT = 4;

/** Carriages behind a locomotive, in the stage's units: as wide and as tall as it is. */
function carriagesOf({ size }: Actor): Object3D[] {
  const wagon = carriageShape(size.x * 0.86, size.y * 0.82, size.z * 0.92);
  const matter = new MeshStandardMaterial({ vertexColors: true, roughness: 0.5 });
  return Array.from({ length: COUNT }, (_, index) => {
    const mesh = new Mesh(wagon, matter);
    mesh.position.set(0, 0, -size.z * (0.5 + 0.48) - index * size.z * 0.96);
    mesh.castShadow = index < 2;
    return mesh;
  });
}

function carriageShape(wide: number, tall: number, long: number): BufferGeometry {
  const [floor, sill, roof] = [tall * 0.2, tall * 0.52, tall * 0.84];
  const box = (
    [w, h, l]: readonly [number, number, number],
    [x, y, z]: readonly [number, number, number],
    hex: string,
  ): BufferGeometry => painted(new BoxGeometry(w, h, l).translate(x, y, z), hex);
  const windows = Array.from({ length: 7 }, (_, index) => (index - 3) * long * 0.132);
  return joined([
    box([wide, sill - floor, long], [0, (sill + floor) / 2, 0], '#7c1f24'),
    box([wide * 0.985, roof - sill, long], [0, (sill + roof) / 2, 0], '#ecdfc2'),
    ...windows.map((z) =>
      box([wide * 1.005, (roof - sill) * 0.72, long * 0.095], [0, sill + (roof - sill) * 0.46, z], '#31404d'),
    ),
    painted(
      new CylinderGeometry(wide * 0.56, wide * 0.56, long * 1.01, 16, 1, false, -Math.PI / 2, Math.PI)
        .rotateX(-Math.PI / 2)
        .scale(1, 0.46, 1)
        .translate(0, roof, 0),
      '#4a4f55',
      '#7d848b',
    ),
    box([wide * 1.02, tall * 0.03, long * 1.005], [0, sill, 0], '#d6b458'),
    box([wide * 0.5, floor * 0.7, long * 1.04], [0, floor * 0.75, 0], '#23262a'),
    ...[-0.38, -0.24, 0.24, 0.38].flatMap((z) =>
      [-1, 1].map((side) =>
        painted(
          new CylinderGeometry(floor * 0.55, floor * 0.55, wide * 0.1, 12)
            .rotateZ(Math.PI / 2)
            .translate(side * wide * 0.36, floor * 0.55, z * long),
          '#17191c',
          '#3a3f45',
        ),
      ),
    ),
  ]);
}
