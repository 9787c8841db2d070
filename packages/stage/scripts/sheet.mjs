// Renders prompts as contact sheets for eyes, a row each, over time or from all around:
//   node packages/stage/scripts/sheet.mjs "a dog running" "a girl waving" --out /tmp/sheet.png
//     [--columns 5] [--seconds 2] [--around] [--size 480x270] [--seed 1] [--home FOLDER]
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fetchStageAssets, stageEnvironment } from '../dist/assets.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '/tmp/sheet.png' },
    columns: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    around: { type: 'boolean', default: false },
    size: { type: 'string', default: '480x270' },
    seed: { type: 'string', default: '1' },
    home: {
      type: 'string',
      default: process.env.CLIPWRIGHT_HOME ?? fileURLToPath(new URL('../../../.clipwright', import.meta.url)),
    },
  },
});
const { folder } = await fetchStageAssets(values.home, (line) => console.error(line));
const [width, height] = values.size.split('x').map(Number);
const sheet = {
  assets: folder,
  prompts: positionals,
  out: values.out,
  width,
  height,
  columns: Number(values.columns),
  seconds: Number(values.seconds),
  isAround: values.around,
  seed: Number(values.seed),
};
const program = fileURLToPath(new URL('../dist/sheet-program.js', import.meta.url));
const { status } = spawnSync(process.execPath, [program, JSON.stringify(sheet)], {
  env: { ...process.env, ...stageEnvironment(folder) },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
