import {
  LinearFilter,
  LinearMipmapLinearFilter,
  MirroredRepeatWrapping,
  type Node,
  NoColorSpace,
  NodeMaterial,
  QuadMesh,
  RenderTarget,
  type Texture,
  UnsignedByteType,
  type WebGPURenderer,
} from 'three/webgpu';
import { uv, vec3, vec4 } from 'three/tsl';

const SIDE = 768;
/** Dark colours need more of the 256 steps than light does. */
const GAMMA = 2.2;

/** Paints a surface once, so that no frame has to: `paint` gives its colour at a place, 0 to 1 each way. */
export function bakeSurface(renderer: WebGPURenderer, paint: (at: Node<'vec2'>) => Node<'vec3'>): Texture {
  const target = new RenderTarget(SIDE, SIDE, {
    type: UnsignedByteType,
    colorSpace: NoColorSpace,
    depthBuffer: false,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
    wrapS: MirroredRepeatWrapping,
    wrapT: MirroredRepeatWrapping,
    anisotropy: 4,
  });
  const material = new NodeMaterial();
  material.fragmentNode = vec4(
    paint(uv())
      .max(0)
      .pow(vec3(1 / GAMMA)),
    1,
  );
  renderer.setRenderTarget(target);
  new QuadMesh(material).render(renderer);
  return target.texture;
}

/** The colour of what was baked. */
export const bakedColour = (baked: Node<'vec4'>): Node<'vec3'> => baked.rgb.pow(vec3(GAMMA));
