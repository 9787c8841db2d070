// Measures what a picture of each thing costs, and writes src/film/prop-weights.ts: needs a machine that does nothing else.
//   node packages/stage/scripts/weigh.mjs [--home FOLDER]
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fetchStageAssets, stageEnvironment } from '../dist/assets.js';

const { values } = parseArgs({
  options: {
    home: {
      type: 'string',
      default: process.env.CLIPWRIGHT_HOME ?? fileURLToPath(new URL('../../../.clipwright', import.meta.url)),
    },
  },
});
const { folder } = await fetchStageAssets(values.home, (line) => console.error(line));
const program = fileURLToPath(new URL('../dist/weigh-program.js', import.meta.url));
const { status } = spawnSync(process.execPath, [program, folder], {
  env: { ...process.env, ...stageEnvironment(folder) },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
