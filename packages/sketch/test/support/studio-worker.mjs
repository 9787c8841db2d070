// A worker that answers the tests from the built package: a test runner's sandbox slows arithmetic down
// several times, here it runs as in production. What it knows of the package's inner shape stands here and
// nowhere else.
import { parentPort } from 'node:worker_threads';
import { understandPrompt } from '../../dist/index.js';
import { createBakery } from '../../dist/scene/bakery.js';
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

async function staged({ prompt, negative, size, seed, seconds, fps }) {
  const scene = understandPrompt(prompt, negative);
  const art = await loadArt(scene.subjects.flatMap((one) => (one.artKey ? [one.artKey] : [])));
  return new Stage({ scene, size, seed, frameCount: Math.round(seconds * fps), fps, art });
}

async function paint(question) {
  const stage = await staged(question);
  const bakery = createBakery(stage.bakes);
  stage.bakes.forEach((_, index) => stage.bake(index, bakery));
  const painter = stage.open(bakery);
  return question.at.map((index) => painter.paint(index).slice());
}

async function place(question) {
  const stage = await staged(question);
  const { kit } = stage;
  const clipSeconds = (Math.round(question.seconds * question.fps) - 1) / question.fps;
  const things = placeSubjects(kit).map((one) => {
    const { subject, x, y, depth, height, speed, faces, verb, under, rock, phase } = one;
    const moments = question.at.map((index) => {
      const seconds = index / question.fps;
      const progress = seconds / clipSeconds;
      const moment = {
        index,
        seconds,
        progress,
        clipSeconds,
        pose: stage.camera(progress, seconds),
        flash: 0,
      };
      const stance = stanceOf(kit, one, moment);
      const frame = {
        x: kit.view.x(stance.x, depth, moment.pose),
        y: kit.view.y(stance.y, depth, moment.pose),
      };
      return { ...stance, frame: { ...frame, height: height * kit.view.zoom(moment.pose, depth) } };
    });
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

function sound({ prompt, seed, seconds }) {
  return synthesise({ scene: understandPrompt(prompt), seed, durationSeconds: seconds });
}
