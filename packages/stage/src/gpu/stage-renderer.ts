import {
  DepthTexture,
  HalfFloatType,
  type Node,
  NoColorSpace,
  NodeMaterial,
  NoToneMapping,
  VSMShadowMap,
  type PerspectiveCamera,
  QuadMesh,
  RenderTarget,
  type Scene,
  type Texture,
  UnsignedByteType,
  WebGPURenderer,
} from 'three/webgpu';
import { Glow, type Glowing } from './glow.js';
import { beginFrame, standInCanvas, type Gpu } from './open-gpu.js';

/** Pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Makes the colours of a screen from light and its glow, and what the lens tells of each pixel from how far away it is. */
export type Finish = (lit: Texture, depth: DepthTexture, glow: Glow) => Node;

/** What a renderer is opened for; `glowing` is from where on light glows. */
interface Opened {
  readonly size: Size;
  readonly samples: 1 | 4;
  readonly glowing: Glowing;
  readonly finish: Finish;
}

/** Draws scenes to bytes, at one size. */
export class StageRenderer {
  private readonly finished: QuadMesh;

  private constructor(
    readonly renderer: WebGPURenderer,
    private readonly size: Size,
    private readonly lit: RenderTarget,
    private readonly shown: RenderTarget,
    private readonly glow: Glow,
    finish: Finish,
  ) {
    const material = new NodeMaterial();
    material.fragmentNode = finish(lit.texture, lit.depthTexture!, glow);
    this.finished = new QuadMesh(material);
  }

  /** `samples` smooth edges: 1 or 4. */
  static async open(gpu: Gpu, { size, samples, glowing, finish }: Opened): Promise<StageRenderer> {
    const { device } = gpu;
    const renderer = new WebGPURenderer({
      canvas: standInCanvas(device, { width: 16, height: 16 }),
      device,
      antialias: false,
    });
    await renderer.init();
    renderer.toneMapping = NoToneMapping;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = VSMShadowMap;
    const { width, height } = size;
    const lit = new RenderTarget(width, height, {
      samples: samples === 1 ? 0 : samples,
      type: HalfFloatType,
      depthTexture: new DepthTexture(width, height),
    });
    const shown = new RenderTarget(width, height, {
      type: UnsignedByteType,
      colorSpace: NoColorSpace,
      depthBuffer: false,
    });
    const glow = new Glow(lit.texture, size, glowing);
    return new StageRenderer(renderer, size, lit, shown, glow, finish);
  }

  /** One picture, top row first: red, green, blue, and what the lens tells of it. */
  async draw(scene: Scene, camera: PerspectiveCamera): Promise<Uint8Array> {
    const { renderer, lit, shown, glow } = this;
    const { width, height } = this.size;
    beginFrame();
    renderer.setRenderTarget(lit);
    renderer.render(scene, camera);
    glow.render(renderer);
    renderer.setRenderTarget(shown);
    this.finished.render(renderer);
    return withoutPadding(
      (await renderer.readRenderTargetPixelsAsync(shown, 0, 0, width, height)) as Uint8Array,
      this.size,
    );
  }
}

/** A graphics card's rows begin at multiples of 256 bytes. */
function withoutPadding(bytes: Uint8Array, { width, height }: Size): Uint8Array {
  const row = width * 4;
  const padded = Math.ceil(row / 256) * 256;
  if (padded === row || bytes.length === row * height) return bytes;
  const out = new Uint8Array(row * height);
  for (let y = 0; y < height; y += 1) out.set(bytes.subarray(y * padded, y * padded + row), y * row);
  return out;
}
