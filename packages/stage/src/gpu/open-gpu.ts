import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A graphics card, or the program that stands in for one. */
export interface Gpu {
  readonly device: GPUDevice;
  /** What it calls itself. */
  readonly name: string;
  readonly isCpu: boolean;
}

interface Dawn {
  create(options: readonly string[]): GPU;
  readonly globals: Record<string, unknown>;
}

const WANTED: readonly GPUFeatureName[] = ['float32-filterable', 'rg11b10ufloat-renderable'];

/** Collected, they would take the device with them. */
const kept: unknown[] = [];

const ASK_EVERY_MS = 2;

let nextFrame: (() => void) | null = null;

/** To be called before each picture: the renderer's clock, which would else turn as fast as it can. */
export function beginFrame(): void {
  nextFrame?.();
}

/** Opens the fastest one there is. Throws where there is none, not even SwiftShader. */
export async function openGpu(folder: string): Promise<Gpu> {
  const require = createRequire(import.meta.url);
  const { create, globals } = require(join(folder, 'dawn.node')) as Dawn;
  Object.assign(globalThis, globals);
  const gpu = create([]);
  const adapter = await gpu.requestAdapter({ powerPreference: 'high-performance' });
  if (!adapter) throw new Error('WebGPU finds no adapter here');
  const device = await adapter.requestDevice({
    requiredFeatures: WANTED.filter((feature) => adapter.features.has(feature)),
  });
  kept.push(gpu, adapter, device);
  // The renderer asks the browser that it takes this for.
  Object.defineProperty(globalThis, 'navigator', { value: { gpu, userAgent: 'node' }, configurable: true });
  Object.assign(globalThis, {
    self: globalThis,
    requestAnimationFrame: (next: () => void) => (nextFrame = next),
    cancelAnimationFrame: () => undefined,
    // Dawn asks in a loop of these whether the work is done, and would keep a core busy with asking.
    setImmediate: (ask: () => void) => setTimeout(ask, ASK_EVERY_MS),
  });
  const { description, device: kind, architecture } = adapter.info;
  return { device, name: description || kind, isCpu: architecture === 'swiftshader' };
}

/** All that the renderer asks of a canvas: it draws into targets of its own. */
export function standInCanvas(device: GPUDevice, size: { width: number; height: number }): HTMLCanvasElement {
  const texture = device.createTexture({
    size: [size.width, size.height],
    format: 'bgra8unorm',
    usage: 0x10,
  });
  const context = { configure() {}, unconfigure() {}, getCurrentTexture: () => texture };
  const canvas = {
    ...size,
    style: {},
    addEventListener() {},
    removeEventListener() {},
    getContext: () => context,
  };
  return canvas as unknown as HTMLCanvasElement;
}
