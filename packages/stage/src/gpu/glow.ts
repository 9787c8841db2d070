import {
  HalfFloatType,
  type Node,
  NodeMaterial,
  QuadMesh,
  RenderTarget,
  type Texture,
  type WebGPURenderer,
} from 'three/webgpu';
import { screenUV, smoothstep, texture, vec2, vec4 } from 'three/tsl';

/** Pixels. */
interface Pixels {
  readonly width: number;
  readonly height: number;
}

/** What is brighter than the first begins to glow, and what is brighter than the second does wholly: light before it is toned. */
export type Glowing = readonly [from: number, wholly: number];

/** No light counts for more: a speck that shines is no lamp. */
const MOST = 6;
/** How many times smaller the light is worked at than the picture. */
const SMALLER = 4;
/** Shares of a pixel and of four neighbours to each side. */
const SHARES = [0.2, 0.17, 0.12, 0.07, 0.04] as const;
/** How far neighbours are from each other in the near glow and in the wide one, in small pixels. */
const SPREADS = { near: 1, wide: 3.2 } as const;

/** The light around what is bright, near it and farther out. */
export class Glow {
  readonly near: Texture;
  readonly wide: Texture;
  private readonly passes: readonly (readonly [QuadMesh, RenderTarget])[];

  constructor(lit: Texture, { width, height }: Pixels, glowing: Glowing) {
    const size = { width: Math.ceil(width / SMALLER), height: Math.ceil(height / SMALLER) };
    const target = (): RenderTarget =>
      new RenderTarget(size.width, size.height, { type: HalfFloatType, depthBuffer: false });
    const [bright, across] = [target(), target()];
    const [near, wide] = [target(), target()];
    const passes: [QuadMesh, RenderTarget][] = [[pass(brightIn(lit, { width, height }, glowing)), bright]];
    let from = bright;
    for (const [spread, to] of [[SPREADS.near, near] as const, [SPREADS.wide, wide] as const]) {
      passes.push([pass(blurOf(from.texture, vec2(spread / size.width, 0))), across]);
      passes.push([pass(blurOf(across.texture, vec2(0, spread / size.height))), to]);
      from = to;
    }
    this.passes = passes;
    this.near = near.texture;
    this.wide = wide.texture;
  }

  render(renderer: WebGPURenderer): void {
    for (const [mesh, target] of this.passes) {
      renderer.setRenderTarget(target);
      mesh.render(renderer);
    }
  }
}

function pass(light: Node<'vec4'>): QuadMesh {
  const material = new NodeMaterial();
  material.fragmentNode = light;
  return new QuadMesh(material);
}

/** What glows, of sixteen pixels each. */
function brightIn(lit: Texture, { width, height }: Pixels, [from, wholly]: Glowing): Node<'vec4'> {
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x, y] as const));
  const taps = corners.map(([x, y]) => {
    const light = texture(lit, screenUV.add(vec2(x / width, y / height))).rgb.min(MOST);
    const most = light.r.max(light.g).max(light.b);
    return light.mul(smoothstep(from, wholly, most));
  });
  return vec4(taps[0]!.add(taps[1]!).add(taps[2]!).add(taps[3]!).mul(0.25), 1);
}

function blurOf(of: Texture, step: Node<'vec2'>): Node<'vec4'> {
  const at = (index: number): Node<'vec4'> => texture(of, screenUV.add(step.mul(index)));
  let sum: Node<'vec4'> = at(0).mul(SHARES[0]);
  for (let index = 1; index < SHARES.length; index += 1)
    sum = sum.add(at(index).add(at(-index)).mul(SHARES[index]!));
  return sum;
}
