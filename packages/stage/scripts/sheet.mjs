// Renders prompts as contact sheets for eyes, a strip each, over time or from all around:
//   node packages/stage/scripts/sheet.mjs "a dog running" "a girl waving" --out /tmp/sheet.png
//     [--columns 5] [--across 1] [--seconds 2] [--around] [--size 480x270] [--seed 1] [--home FOLDER]
//     [--list 1-12]: those of sheet-prompts.json, by their numbers (1,5,20-24), in place of prompts
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fetchStageAssets, stageEnvironment } from '../dist/assets.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '/tmp/sheet.png' },
    columns: { type: 'string', default: '5' },
    across: { type: 'string', default: '1' },
    list: { type: 'string' },
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
  prompts: values.list ? listed(values.list) : positionals,
  out: values.out,
  width,
  height,
  columns: Number(values.columns),
  across: Number(values.across),
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

/** Prompts by their numbers, from 1: "1,5,20-24". */
function listed(numbers) {
  const all = JSON.parse(readFileSync(new URL('sheet-prompts.json', import.meta.url), 'utf8'));
  return numbers.split(',').flatMap((part) => {
    const [from, to = from] = part.split('-').map(Number);
    return all.slice(from - 1, to).map(({ prompt }) => prompt);
  });
}
