import { parentPort } from 'node:worker_threads';
import { Stage, type BakedPiece, type Painter, type StageInput } from '../scene/stage.js';

/** What the render job tells a draw worker. */
export type ToDrawWorker =
  | { readonly kind: 'stage'; readonly input: StageInput }
  | { readonly kind: 'bake'; readonly index: number; readonly bytes: SharedArrayBuffer }
  | { readonly kind: 'open'; readonly pieces: readonly BakedPiece[] }
  | { readonly kind: 'draw'; readonly index: number; readonly slot: ArrayBuffer };

/** What a draw worker answers. */
export type FromDrawWorker =
  | { readonly kind: 'staged'; readonly bakes: readonly { name: string; width: number; height: number; byteLength: number }[] }
  | { readonly kind: 'baked'; readonly index: number }
  | { readonly kind: 'opened' }
  | { readonly kind: 'drawn'; readonly index: number; readonly slot: ArrayBuffer };

const port = parentPort;
if (!port) throw new Error('draw-worker runs as a worker thread');

// Every frame leaves one buffer of its own size behind: without this, dozens pile up before the collector looks.
const letGo = (globalThis as { gc?: (options: { type: 'minor' }) => void }).gc;

let stage: Stage | null = null;
let painter: Painter | null = null;

function answer(message: FromDrawWorker, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

function bake(index: number, bytes: SharedArrayBuffer): void {
  stage?.bakes[index]?.paint(bytes);
  answer({ kind: 'baked', index });
}

function open(pieces: readonly BakedPiece[]): void {
  painter = stage?.open(pieces) ?? null;
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
      answer({ kind: 'staged', bakes: stage.bakes.map(({ name, width, height, byteLength }) => ({ name, width, height, byteLength })) });
      return;
    case 'bake':
      bake(message.index, message.bytes);
      return;
    case 'open':
      open(message.pieces);
      return;
    case 'draw':
      draw(message.index, message.slot);
  }
}

port.on('message', handle);
