import { parentPort } from 'node:worker_threads';
import type { BakeJob, Bakery } from '../scene/bakery.js';
import { Stage, type Painter, type StageInput } from '../scene/stage.js';

/** What the render job tells a draw worker. */
export type ToDrawWorker =
  | { readonly kind: 'stage'; readonly input: StageInput }
  | { readonly kind: 'bake'; readonly index: number; readonly bakery: Bakery }
  | { readonly kind: 'open'; readonly bakery: Bakery }
  | { readonly kind: 'draw'; readonly index: number; readonly slot: ArrayBuffer };

/** What a draw worker answers. */
export type FromDrawWorker =
  | { readonly kind: 'staged'; readonly bakes: readonly BakeJob[] }
  | { readonly kind: 'baked'; readonly index: number }
  | { readonly kind: 'opened' }
  | { readonly kind: 'drawn'; readonly index: number; readonly slot: ArrayBuffer };

const port = parentPort;
if (!port) throw new Error('draw-worker runs as a worker thread');

// Every frame leaves one buffer of its own size behind: without this, dozens pile up before the collector
// looks.
const letGo = (globalThis as { gc?: (options: { type: 'minor' }) => void }).gc;

let stage: Stage | null = null;
let painter: Painter | null = null;

function answer(message: FromDrawWorker, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

function bake(index: number, bakery: Bakery): void {
  stage?.bake(index, bakery);
  answer({ kind: 'baked', index });
}

function open(bakery: Bakery): void {
  painter = stage?.open(bakery) ?? null;
  stage = null;
  answer({ kind: 'opened' });
}

function draw(index: number, slot: ArrayBuffer): void {
  if (!painter) throw new Error('draw before open');
  new Uint8Array(slot).set(painter.paint(index));
  letGo?.({ type: 'minor' });
  answer({ kind: 'drawn', index, slot }, [slot]);
}

function handle(message: ToDrawWorker): void {
  switch (message.kind) {
    case 'stage':
      stage = new Stage(message.input);
      answer({ kind: 'staged', bakes: stage.bakes });
      return;
    case 'bake':
      bake(message.index, message.bakery);
      return;
    case 'open':
      open(message.bakery);
      return;
    case 'draw':
      draw(message.index, message.slot);
  }
}

port.on('message', handle);
