import {
  AdditiveBlending,
  HalfFloatType,
  Material,
  type Mesh,
  MeshBasicNodeMaterial,
  type Node,
  NodeMaterial,
  type Object3D,
  OrthographicCamera,
  QuadMesh,
  RenderTarget,
  Scene,
  type Texture,
  type WebGPURenderer,
} from 'three/webgpu';
import { float, positionWorld, screenUV, texture, vec2, vec4 } from 'three/tsl';

const SIDE = 256;

/**
 * How near to the floor what stands above it is, blurred: the dark where things touch. A texture over
 * `reach` units to each side of the middle.
 */
export function bakeContact(
  renderer: WebGPURenderer,
  things: Object3D,
  { reach, height }: { reach: number; height: number },
): Texture {
  const flat = new MeshBasicNodeMaterial({ side: 2 });
  const near = float(1).sub(positionWorld.y.div(height)).clamp(0, 1).pow(3);
  flat.colorNode = vec4(near, near, near, 1);
  const scene = new Scene();
  scene.overrideMaterial = flat;
  const home = things.parent;
  const lights = glowsIn(things);
  for (const one of lights) one.visible = false;
  scene.add(things);
  const camera = new OrthographicCamera(-reach, reach, reach, -reach, 0.01, height * 4 + 4);
  camera.up.set(0, 0, 1);
  camera.position.set(0, -0.5, 0);
  camera.lookAt(0, 1, 0);
  const first = targetOf();
  renderer.setRenderTarget(first);
  renderer.render(scene, camera);
  home?.add(things);
  for (const one of lights) one.visible = true;
  return blurred(renderer, first);
}

/** A beam and the light that it throws on a floor touch nothing. */
function glowsIn(things: Object3D): Object3D[] {
  const lights: Object3D[] = [];
  things.traverse((one) => {
    const { material, visible } = one as Mesh;
    if (visible && material instanceof Material && material.blending === AdditiveBlending) lights.push(one);
  });
  return lights;
}

function targetOf(): RenderTarget {
  return new RenderTarget(SIDE, SIDE, { type: HalfFloatType });
}

/** A wide blur for the soft dark around, and a narrow one for where it touches. */
function blurred(renderer: WebGPURenderer, from: RenderTarget): Texture {
  const soft = pass(renderer, pass(renderer, from.texture, [1, 0]), [0, 1]);
  return pass(renderer, pass(renderer, soft, [1, 0]), [0, 1]);
}

function pass(renderer: WebGPURenderer, from: Texture, [x, y]: readonly [number, number]): Texture {
  const target = targetOf();
  const material = new NodeMaterial();
  const taps = Array.from({ length: 17 }, (_, index) => index - 8).map((step) => {
    const at = screenUV.add(vec2((x * step * 1.5) / SIDE, (y * step * 1.5) / SIDE));
    return texture(from, at).r.mul(Math.exp((step * step) / -32) / 9.9);
  });
  material.fragmentNode = vec4(
    taps.reduce<Node<'float'>>((sum, tap) => sum.add(tap), float(0)),
    0,
    0,
    1,
  );
  renderer.setRenderTarget(target);
  new QuadMesh(material).render(renderer);
  return target.texture;
}
