// Films prompts for eyes: node packages/stage/scripts/film.mjs "a perfume bottle on marble" --out /tmp/x.mp4
//   [--size 1280x720] [--seconds 5] [--seed 1] [--model modelb3] [--home FOLDER]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fetchStageAssets, filmStage, stageChoice } from '../dist/index.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '/tmp/film.mp4' },
    size: { type: 'string', default: '1280x720' },
    seconds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    model: { type: 'string', default: 'modelb3' },
    home: {
      type: 'string',
      default: process.env.CLIPWRIGHT_HOME ?? fileURLToPath(new URL('../../../.clipwright', import.meta.url)),
    },
    plan: { type: 'boolean', default: false },
  },
});
const choice = stageChoice({ model: values.model, mode: 'text', prompt: positionals[0] });
if (choice === null || values.plan) {
  console.log(
    choice === null
      ? 'The sketch engine draws this one.'
      : JSON.stringify({ ...choice, scene: undefined }, null, 2),
  );
  process.exit(0);
}
const { folder } = await fetchStageAssets(values.home, (line) => console.error(line));
const [width, height] = values.size.split('x').map(Number);
const began = performance.now();
const request = {
  choice,
  assets: folder,
  width,
  height,
  durationSeconds: Number(values.seconds),
  audio: true,
  seed: Number(values.seed),
  title: positionals[0],
  outFile: values.out,
};
const { warnings } = await filmStage(request, {
  // A clip for eyes may take its time on a busy machine.
  deadlineMs: 3_600_000,
  onProgress: (share) => process.stderr.write(`\r${(share * 100).toFixed(0)} % `),
});
const { userCPUTime, maxRSS } = process.resourceUsage();
console.log(
  `\n${values.out} ${((performance.now() - began) / 1000).toFixed(1)} s`,
  warnings,
  userCPUTime,
  maxRSS,
);
