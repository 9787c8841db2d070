import {
  Color,
  Mesh,
  MeshBasicNodeMaterial,
  type Node,
  PlaneGeometry,
  ShadowNodeMaterial,
  type Texture,
} from 'three/webgpu';
import {
  color,
  mix,
  output,
  positionGeometry,
  positionLocal,
  screenUV,
  smoothstep,
  texture,
  vec2,
  vec4,
} from 'three/tsl';
import type { Hex } from './mood.js';

/** A seamless backdrop: a pool of light behind the thing, darker towards the edges; and its floor. */
export interface BackdropColours {
  readonly pool: Hex;
  readonly edge: Hex;
  readonly floor: Hex;
}

/** A backdrop of a colour, as a photographer would light it. */
export function backdropOf(colour: Hex): BackdropColours {
  const base = new Color(colour);
  const { h, s, l } = base.getHSL({ h: 0, s: 0, l: 0 });
  const shade = (by: number, rich = 1): Hex =>
    `#${new Color().setHSL(h, Math.min(1, s * rich), Math.min(0.97, Math.max(0.015, l * by))).getHexString()}`;
  return { pool: shade(1.12), edge: shade(0.62, 1.08), floor: shade(1.03) };
}

/** The colour of the backdrop at a place on the screen. */
export function backdropNode({ pool, edge, floor }: BackdropColours, aspect: number): Node<'vec3'> {
  const at = screenUV.sub(vec2(0.5, 0.44)).mul(vec2(Math.max(1, aspect * 0.75), 1));
  const glow = smoothstep(0.78, 0.05, at.length());
  const wall = mix(color(edge), color(pool), glow);
  return mix(wall, color(floor), smoothstep(0.62, 0.86, screenUV.y).mul(0.75));
}

/** After the things and before what is behind all: what they hide is not drawn. */
export const GROUND_ORDER = 1;
const BACKDROP_ORDER = 2;

/** What is behind all, as far as anything can be. */
export function backdropMesh(background: Node<'vec3'>): Mesh {
  const material = new MeshBasicNodeMaterial({ depthWrite: false, fog: false });
  material.colorNode = background;
  material.vertexNode = vec4(positionGeometry.xy, 1, 1);
  const mesh = new Mesh(new PlaneGeometry(2, 2), material);
  mesh.frustumCulled = false;
  mesh.renderOrder = BACKDROP_ORDER;
  return mesh;
}

/** A floor that is seen by the shadows on it alone: the floor itself is the backdrop. */
export function shadowCatcher(background: Node<'vec3'>, depth: number, y: number): Mesh {
  const material = new ShadowNodeMaterial();
  material.transparent = false;
  material.outputNode = vec4(background.mul(output.a.mul(depth).oneMinus()), 1);
  const cast = new Mesh(new PlaneGeometry(40, 40), material);
  cast.rotation.x = -Math.PI / 2;
  cast.position.y = y;
  cast.receiveShadow = true;
  cast.renderOrder = GROUND_ORDER;
  return cast;
}

/** The dark where things touch the floor, from a texture that reaches so far to each side. */
export function contactShade(contact: Texture, reach: number): Mesh {
  const material = new MeshBasicNodeMaterial({ transparent: true, depthWrite: false });
  material.colorNode = color('#000000');
  material.opacityNode = texture(contact, positionLocal.xy.div(reach * 2).add(0.5))
    .r.mul(1.3)
    .min(0.86);
  const touch = new Mesh(new PlaneGeometry(reach * 2, reach * 2), material);
  touch.rotation.x = -Math.PI / 2;
  touch.position.y = 0.0015;
  touch.renderOrder = -1;
  return touch;
}
