import {
  attribute,
  color,
  float,
  floor,
  fract,
  mix,
  positionLocal,
  positionWorld,
  sin,
  smoothstep,
  texture,
  uv,
  vec2,
  vec3,
} from 'three/tsl';
import {
  type Mesh,
  MeshBasicNodeMaterial,
  MeshLambertNodeMaterial,
  type Node,
  type WebGPURenderer,
} from 'three/webgpu';
import { bakedColour, bakeSurface } from '../sets/bake-surface.js';
import { clock } from '../sets/ground.js';
import type { Daylight } from './daylight.js';
import { CELLS } from './masonry.js';

type Value = Node<'float'>;

const hash = (cell: Node<'vec2'>, salt: number): Value =>
  fract(
    sin(
      cell.x
        .mul(127.1)
        .add(cell.y.mul(311.7))
        .add(salt * 17.3),
    ).mul(43758.5),
  );

/** Windows: where glass is, red; which are lit early, green, and late, blue. */
function windowsPaint(at: Node<'vec2'>): Node<'vec3'> {
  const place = at.mul(CELLS);
  const cell = floor(place);
  const off = fract(place).sub(0.5).abs();
  const pane = smoothstep(0.37, 0.33, off.x).mul(smoothstep(0.36, 0.32, off.y));
  const chance = hash(cell, 1);
  const bright = hash(cell, 2).mul(0.75).add(0.35);
  const early = smoothstep(0.34, 0.33, chance).mul(bright);
  const late = smoothstep(0.34, 0.35, chance)
    .mul(smoothstep(0.58, 0.57, chance))
    .mul(bright);
  return vec3(pane, pane.mul(early), pane.mul(late));
}

/** Walls with windows that are lit one after the other as it gets dark. */
export function wallMatter(renderer: WebGPURenderer, { lamps, tints }: Daylight): MeshLambertNodeMaterial {
  const windows = bakedColour(texture(bakeSurface(renderer, windowsPaint), uv()));
  const own = attribute<'vec4'>('own', 'vec4');
  const wall = attribute<'vec3'>('color', 'vec3');
  const glass = windows.r.mul(own.x);
  const foot = smoothstep(0, 7, positionLocal.y.abs()).mul(0.4).add(0.6);
  const material = new MeshLambertNodeMaterial();
  material.colorNode = mix(wall, vec3(0.06, 0.09, 0.13), glass.mul(0.85)).mul(foot);
  const on = windows.g.mul(smoothstep(0.15, 0.6, lamps)).add(windows.b.mul(smoothstep(0.5, 1, lamps)));
  const light = mix(vec3(0.55, 0.8, 1), vec3(1, 0.62, 0.25), own.z);
  const sky = mix(tints.horizon, tints.zenith, 0.35).mul(glass).mul(lamps.oneMinus().mul(0.3).add(0.03));
  const street = vec3(1, 0.55, 0.2)
    .mul(smoothstep(3.2, 0, positionLocal.y.abs()))
    .mul(lamps)
    .mul(0.16);
  material.emissiveNode = light
    .mul(on.mul(own.y).mul(1.5))
    .add(wall.mul(own.w).mul(lamps.mul(0.85).add(0.15)))
    .add(sky)
    .add(street.mul(own.x));
  return material;
}

/** How far it is from street to street, and how wide one is. */
export const [PITCH, STREET] = [9.2, 2.3];

/** Streets between blocks; lamps and what drives there make them shine at night. */
export function streetMatter(
  { lamps }: Daylight,
  look: { readonly block: string; readonly road: string; readonly from: number; readonly wide: number },
) {
  const material = new MeshLambertNodeMaterial();
  const place = fract(positionWorld.xz.div(PITCH)).sub(0.5).abs().mul(PITCH);
  const edge = STREET / 2;
  const road = smoothstep(edge, edge - 0.12, place.x).max(smoothstep(edge, edge - 0.12, place.y));
  const green = smoothstep(0.86, 0.88, hash(floor(positionWorld.xz.div(PITCH).add(0.5)), 5));
  material.colorNode = mix(mix(color(look.block), color('#4f7a3c'), green), color(look.road), road);
  const { x, z } = positionWorld;
  const isTown = smoothstep(look.from - 12, look.from + 6, z).mul(
    smoothstep(look.wide + 12, look.wide - 6, x.abs()),
  );
  material.emissiveNode = vec3(1, 0.52, 0.18).mul(road.mul(0.34).add(0.03)).mul(lamps).mul(isTown);
  return material;
}

/** A river's surface, through which its mirrored town is seen, broken by ripples. */
export function riverMatter(renderer: WebGPURenderer, { tints }: Daylight): MeshBasicNodeMaterial {
  const ripples = bakeSurface(renderer, (at) => {
    const place = vec2(at.x.mul(7), at.y.mul(60));
    const cell = floor(place);
    const wave = sin(place.y.mul(2.1).add(sin(place.x.mul(3.1)).mul(1.4)))
      .mul(0.5)
      .add(0.5);
    return vec3(wave.mul(0.7).add(hash(cell, 3).mul(0.3)));
  });
  const at = positionWorld.xz;
  const wave = bakedColour(
    texture(ripples, at.div(vec2(26, 40)).add(vec2(clock.mul(0.006), clock.mul(0.012)))),
  ).r;
  const other = bakedColour(texture(ripples, at.div(vec2(17, 23)).sub(vec2(clock.mul(0.008), 0)))).r;
  const broken = wave.add(other).mul(0.5);
  const material = new MeshBasicNodeMaterial({ transparent: true });
  material.colorNode = mix(
    vec3(0.008, 0.02, 0.035),
    tints.horizon.mul(0.5).add(tints.zenith.mul(0.2)),
    broken.mul(0.55).add(0.12),
  );
  material.opacityNode = float(0.4).add(broken.mul(0.55)).min(0.96);
  return material;
}

/** What stands upside down under the water. */
export function upsideDown<One extends Mesh>(mesh: One, level: number): One {
  mesh.scale.y = -1;
  mesh.position.y = 2 * level;
  return mesh;
}
