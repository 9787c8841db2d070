import { random } from '@clipwright/sketch/clip';
import {
  cameraPosition,
  cos,
  mix,
  mx_fractal_noise_float,
  positionLocal,
  positionWorld,
  sin,
  smoothstep,
  texture,
  varying,
  vec2,
  vec3,
} from 'three/tsl';
import {
  AdditiveBlending,
  ConeGeometry,
  Group,
  Mesh,
  MeshBasicNodeMaterial,
  MeshLambertNodeMaterial,
  type Node,
  type Object3D,
  PlaneGeometry,
} from 'three/webgpu';
import { findProp } from '../../props/index.js';
import { actorOf } from '../actor.js';
import { joined } from '../outdoors/decor.js';
import { bakedColour, bakeSurface } from '../sets/bake-surface.js';
import { clock } from '../sets/ground.js';
import { type Crag, cragShape } from './crags.js';
import { type Puff, sprayOf } from './spray.js';
import type { Vista, VistaFor } from './vista.js';

/** How far from crest to crest, and how many units a second it comes. */
const [LENGTH, PACE] = [8.5, 3.1];
const TIGHT = (Math.PI * 2) / LENGTH;
/** Seconds from wave to wave. */
const EVERY = LENGTH / PACE;

/** Rocks where the waves break; those that are hit send spray up. */
const ROCKS: readonly (Crag & { readonly isHit: boolean })[] = [
  { at: [0.9, -0.2, -0.8], size: [1.6, 1.15, 1.2], isHit: true },
  { at: [-2.9, -0.25, -0.6], size: [1.2, 0.85, 1], isHit: true },
  { at: [4.6, -0.1, -1], size: [1.5, 1.5, 1.3], isHit: true },
  { at: [-6.4, 0, -1.2], size: [1.7, 2.3, 1.6], isHit: true },
  { at: [8.6, 0.2, -1.8], size: [2.2, 3.4, 2.1], isHit: true },
  { at: [-0.9, -0.25, 1.7], size: [1.1, 0.6, 0.9], isHit: false },
  { at: [3.1, -0.2, 2.1], size: [1.3, 0.7, 1], isHit: false },
  { at: [-4.4, -0.2, 1.9], size: [1.5, 0.75, 1.1], isHit: false },
  { at: [6.6, -0.1, 2.2], size: [1.7, 0.95, 1.2], isHit: false },
  { at: [-10.5, 0.2, 1], size: [3, 2.2, 2.6], isHit: false },
  { at: [-8.5, -0.2, 3.4], size: [1.8, 0.8, 1.2], isHit: false },
  { at: [0.8, -0.35, 3.6], size: [1.2, 0.55, 0.8], isHit: false },
];
const LOOK = { dark: '#2b2a2c', light: '#7f776d', wetTo: 0.75, moss: null } as const;
/** Where a lighthouse or the like stands: on a rock of its own, in the waves. */
const MOUND: Crag = { at: [3.4, -0.5, -9.5], size: [4.6, 2.5, 3.4], detail: 12 };
const MOUND_TOP = 1.75;

/** A rocky shore: waves that come in, rise, and break on it. */
export function coastOf(made: VistaFor): Vista {
  const { renderer, light, seed, sky, plan } = made;
  const chance = random(seed);
  const isStorm = sky.airs.some((air) => air === 'storm' || air === 'wind');
  const swell = isStorm ? 1.9 : 1.45;
  const sight = sightOf(made);
  const rocks = [...ROCKS, ...(sight ? [MOUND] : [])].map((rock, index) =>
    cragShape(rock, LOOK, seed + index * 5),
  );
  const shore = new Mesh(joined(rocks), new MeshLambertNodeMaterial({ vertexColors: true }));
  shore.castShadow = shore.receiveShadow = true;
  const hit = [
    ...ROCKS.filter(({ isHit }) => isHit),
    ...(sight ? [{ ...MOUND, size: [3.4, 2.2, 3] as const }] : []),
  ];
  const spray = sprayOf(
    renderer,
    light,
    hit.flatMap((rock) => burstOf(rock, swell, chance)),
  );
  return {
    objects: [shore, seaOf(made, swell), spray.mesh, ...(sight ? [sight.group] : [])],
    view:
      plan.stands.length > 0
        ? { aim: [0.8, 2.5, -3], away: 17, above: 0.1, sweep: 0.4, onward: 0, lens: 36 }
        : { aim: [0.3, 0.9, -2], away: 13, above: 0.19, sweep: 0.45, onward: 0, lens: 36 },
    haze: [26, 130],
    shaded: 16,
    take: (seconds, around) => {
      spray.take(seconds, around);
      sight?.take(seconds);
    },
  };
}

/** Crests are no straight lines: how far one is behind at a place. */
const BENDS = [
  [0.9, 0.33],
  [0.5, 0.71],
] as const;
const bentAt = (x: number): number =>
  BENDS.reduce((sum, [far, tight]) => sum + far * Math.sin(x * tight + far * 4), 0);

/** When the first crest hits what is there, in seconds. */
const hitAt = ([x, , z]: Crag['at'], deep: number): number =>
  (((((z - deep * 0.8 + bentAt(x)) * TIGHT - Math.PI / 2) / (TIGHT * PACE)) % EVERY) + EVERY) % EVERY;

/** How many clots of spray are of the wave itself, and how much lower those between two waves go. */
const [MAIN, LOWER] = [72, 0.78];

/** Spray that goes up where a wave breaks: heavy clots, and fine drops that hang longer. */
function burstOf({ at, size: [wide, tall, deep] }: Crag, swell: number, chance: () => number): Puff[] {
  const hit = hitAt(at, deep);
  return Array.from({ length: 108 }, (_, index): Puff => {
    const isFine = index % 3 === 0;
    // What runs back meets the next wave halfway: there is spray between two hits too.
    const isBetween = index >= MAIN;
    const first = hit + (isBetween ? EVERY / 2 : 0);
    const up = (4.4 + tall * 0.8) * (isBetween ? LOWER : 1);
    const side = chance() * 2 - 1;
    const power = 0.35 + 0.65 * chance();
    return {
      at: [at[0] + side * wide * 0.85, 0.1 + 0.3 * chance(), at[2] - deep * 0.75],
      speed: [
        side * 1.7 + (chance() - 0.5),
        up * power * Math.sqrt(swell) * (1.25 - 0.5 * Math.abs(side)),
        0.4 + 1.5 * chance(),
      ],
      weight: isFine ? 4.2 : 6.2,
      life: isFine ? 1.7 : 1.35,
      every: EVERY,
      first: first + 0.22 * chance(),
      size: isFine ? [0.08, 0.2] : [0.4, 1.7],
      most: 1,
    };
  });
}

type Value = Node<'float'>;

/** The sea by what is computed at its corners: how high it is, how it slopes, and how near a crest is. */
function wavesAt(swell: number): { height: Value; slope: Value; crest: Value; behind: Value } {
  const { x, z } = positionLocal;
  const [first, second] = BENDS.map(([far, tight]) => sin(x.mul(tight).add(far * 4)).mul(far));
  const phase = z
    .add(first!)
    .add(second!)
    .mul(TIGHT)
    .sub(clock.mul(TIGHT * PACE));
  const raised = sin(phase).add(1).mul(0.5);
  const high = smoothstep(-34, -4, z)
    .mul(0.72)
    .add(0.3)
    .mul(smoothstep(2.4, -1.6, z).mul(0.86).add(0.14))
    .mul(swell);
  const chopAt = x.mul(1.3).add(z.mul(0.9)).sub(clock.mul(2.3));
  const chop = sin(chopAt)
    .mul(0.07)
    .add(sin(x.mul(-1.9).add(z.mul(1.7)).sub(clock.mul(3))).mul(0.04))
    .mul(swell);
  const height = raised.pow(2.6).mul(high).mul(1.25).sub(high.mul(0.28)).add(chop);
  const slope = raised
    .pow(1.6)
    .mul(cos(phase))
    .mul(high.mul(1.6 * TIGHT))
    .add(cos(chopAt).mul(0.07 * swell));
  // Behind a crest the sea stays white for a while.
  const behind = smoothstep(-0.95, 0.6, sin(phase.add(1.25)));
  return { height, slope, crest: raised, behind };
}

function seaOf({ renderer, light }: VistaFor, swell: number): Object3D {
  const geometry = new PlaneGeometry(150, 110, 110, 150).rotateX(-Math.PI / 2).translate(0, 0, -40);
  const material = new MeshBasicNodeMaterial();
  const { height, slope, crest, behind } = wavesAt(swell);
  const lean = varying(slope);
  const raised = varying(crest);
  const wake = varying(behind);
  material.positionNode = vec3(positionLocal.x, height, positionLocal.z);
  const foamMap = bakeSurface(renderer, (at) => {
    const cells = mx_fractal_noise_float(vec3(at.mul(9), 1), 4);
    const fine = mx_fractal_noise_float(vec3(at.mul(34), 5), 3);
    return vec3(
      cells.abs().oneMinus().pow(5).mul(0.75).add(fine.mul(0.3)).clamp(0, 1),
      fine.mul(0.5).add(0.5),
      0,
    );
  });
  const place = positionWorld.xz;
  const one = bakedColour(texture(foamMap, place.mul(0.075).add(vec2(0, clock.mul(-0.035)))));
  const two = bakedColour(texture(foamMap, place.mul(0.16).add(vec2(clock.mul(0.015), clock.mul(-0.05)))));
  const lace = one.r.mul(0.6).add(two.r.mul(0.55));
  const ripple = two.g.sub(0.5).mul(0.5);
  const { z } = positionWorld;
  const near = smoothstep(-16, -3, z);
  const shore = smoothstep(-3.4, 0.2, z);
  const foam = smoothstep(0.86, 1, raised.add(ripple.mul(0.3)))
    .mul(near.mul(0.9).add(0.1))
    .add(wake.mul(lace).mul(near).mul(0.8))
    .add(shore.mul(smoothstep(0.3, 0.72, lace.add(ripple.mul(0.3)))))
    .clamp(0, 1);
  const away = positionWorld.sub(cameraPosition).normalize();
  const facing = vec3(0, 1, lean.add(ripple).negate()).normalize();
  const glance = away.negate().dot(facing).max(0).oneMinus().pow(4);
  const sky = mix(light.tints.horizon, light.tints.zenith, 0.45);
  const dim = light.lamps.mul(0.75).oneMinus();
  // A wave that rises lets light through its crest.
  const through = smoothstep(0.35, 0.95, raised)
    .mul(smoothstep(0.1, 0.7, lean.abs()))
    .mul(near);
  const water = mix(vec3(0.012, 0.06, 0.085), vec3(0.05, 0.3, 0.29), through.mul(0.85).add(0.12)).mul(dim);
  material.colorNode = mix(
    mix(water, sky.mul(0.8), glance.mul(0.75).add(0.06)),
    light.tints.cloudLit.mul(0.95),
    foam,
  );
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  return mesh;
}

/** How tall what stands out there is, in units. */
const TALL = 6.4;

/** What stands on a rock of its own; a lighthouse sends its beam around. */
function sightOf({ plan, seed, sky }: VistaFor): { group: Group; take: (seconds: number) => void } | null {
  const prop = plan.stands[0] ? findProp(plan.stands[0]) : null;
  if (!prop) return null;
  const share = Math.max(...prop.size) / prop.size[1];
  const actor = actorOf(prop, { seed }, () => TALL * Math.min(1.15, share));
  const group = new Group();
  group.position.set(MOUND.at[0], MOUND_TOP, MOUND.at[2]);
  group.add(actor.group);
  const isDark = sky.time !== 'day' || sky.airs.includes('storm');
  const beam = prop.noun === 'lighthouse' && isDark ? beamOf(actor.size.y * 0.86) : null;
  if (beam) group.add(beam);
  return {
    group,
    take: (seconds) => {
      actor.live(seconds);
      if (beam) beam.rotation.y = -0.7 + seconds * 0.8;
    },
  };
}

/** A cone of light on each side of a lamp. */
function beamOf(high: number): Group {
  const group = new Group();
  const long = 22;
  for (const side of [-1, 1]) {
    const material = new MeshBasicNodeMaterial({
      transparent: true,
      depthWrite: false,
      blending: AdditiveBlending,
      fog: false,
    });
    material.colorNode = vec3(1, 0.88, 0.6).mul(0.5);
    material.opacityNode = smoothstep(long, 0, positionLocal.x.abs()).pow(1.5).mul(0.6);
    const cone = new Mesh(
      new ConeGeometry(1.9, long, 20, 1, true)
        .rotateZ((side * Math.PI) / 2)
        .translate((side * long) / 2, 0, 0),
      material,
    );
    cone.renderOrder = 6;
    group.add(cone);
  }
  group.position.y = high;
  return group;
}
