// A worker that answers the tests from the built package: a test runner's sandbox slows arithmetic down
// several times, here it runs as in production. What it knows of the package's inner shape stands here and
// nowhere else.
import { parentPort } from 'node:worker_threads';
import { understandPrompt } from '../../dist/index.js';
import { seedFor } from '../../dist/paint/random.js';
import { createBakery } from '../../dist/scene/bakery.js';
import { createCamera } from '../../dist/scene/camera.js';
import { createKit } from '../../dist/scene/create-kit.js';
import { Stage } from '../../dist/scene/stage.js';
import { loadArt } from '../../dist/scene/subjects/art-library.js';
import { placeSubjects } from '../../dist/scene/subjects/place-subjects.js';
import { stanceOf } from '../../dist/scene/subjects/subject-layer.js';
import { synthesise } from '../../dist/sound/soundtrack.js';

const answers = { paint, place, sound };

parentPort.on('message', ({ id, kind, question }) => {
  void answered(kind, question).then((said) => parentPort.postMessage({ id, ...said }));
});

async function answered(kind, question) {
  try {
    return { answer: await answers[kind](question) };
  } catch (error) {
    return { error: String(error?.stack ?? error) };
  }
}

async function paint({ at, ...clip }) {
  const painter = await painterOf(clip);
  return at.map((index) => painter.paint(index).slice());
}

/** The clip that was painted last: its further frames cost no second stage. */
let last = { key: '', painter: null };

async function painterOf(clip) {
  const key = JSON.stringify(clip);
  if (last.key === key) return last.painter;
  const { prompt, negative, size, seed, seconds, fps } = clip;
  const scene = understandPrompt(prompt, negative);
  const art = await artOf(scene.subjects.flatMap((one) => (one.artKey ? [one.artKey] : [])));
  const stage = new Stage({ scene, size, seed, frameCount: Math.round(seconds * fps), fps, art });
  const bakery = createBakery(stage.bakes);
  stage.bakes.forEach((_, index) => bake(stage, bakery, index, seed));
  last = { key, painter: stage.open(bakery) };
  return last.painter;
}

/** Clouds and ripples of a seed are the same in every scene of every size. */
const numbers = new Map();

function bake(stage, bakery, index, seed) {
  const { name, kind, at, byteLength } = bakery.pieces[index];
  const place = new Uint8Array(bakery.memory.buffer, at, byteLength);
  const key = `${name} ${seed} ${byteLength}`;
  const isShared = kind === 'numbers' && (name === 'clouds' || name === 'ripples');
  const known = isShared ? numbers.get(key) : undefined;
  if (known) place.set(known);
  else stage.bake(index, bakery);
  if (isShared && !known) numbers.set(key, place.slice());
}

const art = new Map();

/** Reading the open art takes longer than drawing it: each piece is read once. */
async function artOf(keys) {
  const missing = keys.filter((key) => !art.has(key));
  for (const [key, piece] of Object.entries(await loadArt(missing))) art.set(key, piece);
  return Object.fromEntries(keys.filter((key) => art.has(key)).map((key) => [key, art.get(key)]));
}

function place({ prompt, negative, size, seed, seconds, fps, at }) {
  const kit = createKit({ scene: understandPrompt(prompt, negative), size, seed });
  const camera = createCamera(kit.scene.camera, seedFor(seed, 'camera'));
  const clipSeconds = (Math.round(seconds * fps) - 1) / fps;
  const things = placeSubjects(kit).map((one) => {
    const { subject, x, y, depth, height, speed, faces, verb, under, rock, phase } = one;
    const moments = at.map((index) =>
      momentOf({ kit, one, camera, clipSeconds, seconds: index / fps, index }),
    );
    const width = height * one.traits.width;
    return {
      noun: subject.noun,
      x,
      y,
      depth,
      height,
      width,
      speed,
      faces,
      verb,
      under,
      rock,
      phase,
      moments,
    };
  });
  return { things, horizon: kit.view.horizon, aspect: kit.view.aspect };
}

function momentOf({ kit, one, camera, clipSeconds, seconds, index }) {
  const progress = seconds / clipSeconds;
  const pose = camera(progress, seconds);
  const stance = stanceOf(kit, one, { index, seconds, progress, clipSeconds, pose, flash: 0 });
  return {
    ...stance,
    frame: {
      x: kit.view.x(stance.x, one.depth, pose),
      y: kit.view.y(stance.y, one.depth, pose),
      height: one.height * kit.view.zoom(pose, one.depth),
    },
  };
}

function sound({ prompt, seed, seconds }) {
  return synthesise({ scene: understandPrompt(prompt), seed, durationSeconds: seconds });
}
