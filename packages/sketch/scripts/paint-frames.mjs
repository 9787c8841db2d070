// A worker that paints single frames for the tests: asked { id, prompt, size, seed, indices }, it answers {
// id, frames }. A test runner's sandbox slows arithmetic down several times; here it runs as in production,
// from the built package.
import { parentPort } from 'node:worker_threads';
import { understandPrompt } from '../dist/index.js';
import { createBakery } from '../dist/scene/bakery.js';
import { Stage } from '../dist/scene/stage.js';

const CLIP = { frameCount: 48, fps: 24, art: {} };

parentPort.on('message', ({ id, prompt, size, seed, indices }) => {
  const stage = new Stage({ scene: understandPrompt(prompt), size, seed, ...CLIP });
  const bakery = createBakery(stage.bakes);
  stage.bakes.forEach((_, index) => stage.bake(index, bakery));
  const painter = stage.open(bakery);
  parentPort.postMessage({ id, frames: indices.map((index) => painter.paint(index).slice()) });
});
