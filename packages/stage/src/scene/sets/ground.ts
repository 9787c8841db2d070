import {
  BoxGeometry,
  CircleGeometry,
  LatheGeometry,
  type Material,
  Mesh,
  MeshLambertNodeMaterial,
  MeshStandardNodeMaterial,
  type Node,
  type NodeMaterial,
  PlaneGeometry,
  Vector2,
  type WebGPURenderer,
} from 'three/webgpu';
import {
  color,
  float,
  mix,
  mx_fractal_noise_float,
  normalView,
  output,
  positionViewDirection,
  positionWorld,
  smoothstep,
  texture,
  transformNormalToView,
  uniform,
  vec2,
  vec3,
  vec4,
} from 'three/tsl';
import { GROUND_ORDER } from '../backdrop.js';
import { bakedColour, bakeSurface } from './bake-surface.js';
import type { Hex } from '../mood.js';
import type { Paint } from './surface-paints.js';

/** How a table top takes light. `clear` lets so much of a mirrored picture through from below. */
export interface Polish {
  readonly clear?: number;
  /** How much of what is around it mirrors at a low angle, 0 to 1. */
  readonly shine?: number;
  /** The light from all around. */
  readonly around: Hex;
  /** How far the light on it reaches from the middle, in units; all over where nobody says. */
  readonly pool?: number;
  /** What a table that nothing is seen through fades out into. */
  readonly behind?: Node<'vec3'>;
}

/** How much of a table one painting covers. */
const TILE = 5;

/** How far a table goes before it is lost in the dark behind it. */
const REACH = 9;

/** A round table top that fades out into what is behind. */
export function tableOf(renderer: WebGPURenderer, paint: Paint, polish: Polish): Mesh {
  const baked = bakedColour(texture(bakeSurface(renderer, paint), positionWorld.xz.div(TILE).add(0.5)));
  const material = new MeshLambertNodeMaterial();
  const lit = polish.pool === undefined ? baked : baked.mul(poolOf(polish.pool));
  if (polish.behind === undefined) fadeThrough(material, 1 - (polish.clear ?? 0));
  else fadeInto(material, polish.behind, polish.pool === undefined ? 1 : SOON);
  material.colorNode = lit.mul(0.8);
  // What comes from all around is the same everywhere on it; the lamp behind is a sheen that grows with distance.
  const sheen = smoothstep(0.3, 5, positionWorld.xz.length()).mul(polish.shine ?? 0.1);
  material.emissiveNode = lit.mul(color(polish.around)).add(color(polish.around).mul(sheen));
  return lying(new CircleGeometry(REACH, 64), material);
}

/** What a flame lights around it: bright near, dark soon. */
const poolOf = (reach: number): Node<'float'> =>
  smoothstep(reach, 0.25, positionWorld.xz.length()).pow(1.6).mul(0.97).add(0.03);

/** A counter outdoors, from which one looks past its far edge. */
export function counterOf(
  renderer: WebGPURenderer,
  paint: Paint,
  { around, back }: { around: Hex; back: number },
): Mesh {
  const baked = bakedColour(texture(bakeSurface(renderer, paint), positionWorld.xz.div(TILE).add(0.5)));
  const material = new MeshLambertNodeMaterial();
  material.colorNode = baked.mul(0.8);
  material.emissiveNode = baked.mul(color(around));
  const deep = 5;
  const mesh = new Mesh(new BoxGeometry(16, 0.1, deep), material);
  mesh.position.set(0, -0.05, deep / 2 - back);
  mesh.receiveShadow = true;
  return mesh;
}

/** Lets what is drawn already be seen where it ends. */
function fadeThrough(material: NodeMaterial, most: number): void {
  material.transparent = true;
  material.opacityNode = fadeOut().mul(most);
}

/** Takes the colours of what is behind where it ends, and hides it. */
function fadeInto(material: NodeMaterial, behind: Node<'vec3'>, share = 1): void {
  material.outputNode = vec4(mix(behind, output.rgb, fadeOut(share)), 1);
}

/** A table that is lit in its middle alone ends so much sooner: no dark band is between that and what is behind. */
const SOON = 0.5;

const fadeOut = (share = 1) =>
  smoothstep(REACH * 0.98 * share, REACH * 0.3 * share, positionWorld.xz.length());

function groundMatter({ roughness, clear = 0 }: { roughness: number; clear?: number }) {
  const material = new MeshStandardNodeMaterial({ roughness, transparent: true });
  material.opacityNode = fadeOut().mul(1 - clear);
  return material;
}

function lying(geometry: CircleGeometry | PlaneGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.receiveShadow = true;
  // What is seen through is drawn after the mirrored picture and before things of glass.
  mesh.renderOrder = material.transparent ? -2 : GROUND_ORDER;
  return mesh;
}

/** Cloth in soft folds. */
export function clothOf(hex: string, seed: number, behind: Node<'vec3'>): Mesh {
  const geometry = new PlaneGeometry(REACH * 1.4, REACH * 1.4, 180, 180);
  const places = geometry.attributes['position']!;
  for (let at = 0; at < places.count; at += 1) {
    const [x, y] = [places.getX(at), places.getY(at)];
    const far = Math.min(1, Math.max(0, (Math.hypot(x, y) - 0.62) / 0.9));
    const fold =
      Math.sin(x * 2.1 + Math.sin(y * 1.3 + seed) * 1.7) +
      0.6 * Math.sin(y * 2.7 + Math.sin(x * 1.9 + seed * 2) * 1.4);
    places.setZ(at, fold * 0.075 * far * far);
  }
  geometry.computeVertexNormals();
  // No gloss at all: what comes from all around would lie on it as a grey veil.
  const material = new MeshLambertNodeMaterial();
  fadeInto(material, behind);
  const rim = float(1).sub(normalView.dot(positionViewDirection).abs()).pow(2);
  material.colorNode = color(hex).mul(rim.mul(0.6).add(0.4));
  material.emissiveNode = color(hex).mul(rim.mul(0.5).add(0.12));
  return lying(geometry, material);
}

/** The seconds of the clip, for what moves by itself. */
export const clock = uniform(0);

/** Water that hardly moves: rings from what stands in it, and what a breath of wind does. */
export function waterOf(hex: string): Mesh {
  const material = groundMatter({ roughness: 0.06, clear: 0.3 });
  const at = positionWorld.xz;
  const away = at.length();
  const ring = away
    .mul(17)
    .sub(clock.mul(3.4))
    .cos()
    .mul(smoothstep(2.6, 0.4, away))
    .mul(0.055);
  const wind = vec2(
    mx_fractal_noise_float(vec3(at.mul(2.2), clock.mul(0.35)), 2),
    mx_fractal_noise_float(vec3(at.mul(2.2).add(9), clock.mul(0.35)), 2),
  ).mul(0.05);
  const slope = at.div(away.max(0.05)).mul(ring).add(wind);
  material.normalNode = transformNormalToView(vec3(slope.x, 1, slope.y).normalize());
  material.colorNode = color(hex);
  return lying(new CircleGeometry(REACH, 64), material);
}

/** A round stand with a rounded edge, its top at 0. */
export function podiumOf(hex: string, radius: number, height: number): Mesh {
  const edge = 0.03;
  const corner = Array.from({ length: 7 }, (_, index) => {
    const turn = (index / 6) * (Math.PI / 2);
    return new Vector2(radius - edge + Math.sin(turn) * edge, -edge + Math.cos(turn) * edge);
  });
  const outline = [new Vector2(0, 0), ...corner, new Vector2(radius, -height)];
  const mesh = new Mesh(
    new LatheGeometry(outline.toReversed(), 96),
    new MeshStandardNodeMaterial({ color: hex, roughness: 0.55 }),
  );
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}
