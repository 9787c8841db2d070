import { Color, Mesh, MeshBasicNodeMaterial, MeshLambertNodeMaterial, PlaneGeometry } from 'three/webgpu';
import { color, positionLocal, texture, vec2, vec3 } from 'three/tsl';
import { backdropNode, backdropOf } from '../backdrop.js';
import type { Hex } from '../mood.js';
import { bakedColour, bakeSurface } from './bake-surface.js';
import type { BuiltSet, SetFor } from './set-for.js';
import type { WallPaint } from './wall-paints.js';

/** What one painting covers of a wall, in metres; beside it the wall goes on as in a mirror. */
const [WIDE, TALL] = [3.2, 3.4];
/** How much of a wall there is, in paintings. */
const TIMES = 5;
/** What is left of its light at night. */
const AT_NIGHT = 0.6;

/** A room whose far wall is a painting, made once: it costs a frame one texture, and is as soft as what is far behind. */
export function paintedRoom(paint: WallPaint, floor: Hex): (set: SetFor) => BuiltSet {
  return (set) => {
    const { metre, extent, around } = set;
    const back = -(extent.z / 2 + 0.75 * metre);
    const baked = bakeSurface(set.renderer, (at) => paint(at.mul(vec2(WIDE, TALL))));
    const material = new MeshBasicNodeMaterial();
    const at = positionLocal.xy.div(vec2(WIDE * metre, TALL * metre)).add(0.5);
    material.colorNode = bakedColour(texture(baked, at)).mul(set.isNight ? AT_NIGHT : 1);
    const wall = new Mesh(new PlaneGeometry(WIDE * TIMES * metre, TALL * metre), material);
    wall.position.set(0, (TALL / 2) * metre, back);
    return {
      background: backdropNode(backdropOf(set.isNight ? '#241c18' : '#b9aa95'), set.aspect),
      ground: [wall, floorOf(floor, around, WIDE * TIMES * metre)],
      shadowsAt: null,
      mirror: 0,
    };
  };
}

function floorOf(hex: Hex, around: Hex, wide: number): Mesh {
  const material = new MeshLambertNodeMaterial({ color: hex });
  material.emissiveNode = vec3(...new Color(hex).toArray()).mul(color(around));
  const mesh = new Mesh(new PlaneGeometry(wide, wide), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.receiveShadow = true;
  return mesh;
}
