// Renders things on a turntable for eyes:
//   node packages/stage/scripts/look.mjs --prop bottle [--prop mug | --all] [--turns 4] [--side 400]
//     [--mood studio|golden|night|neon] [--set seamless|podium|marble|...] [--backdrop '#d8cfc4'] [--colour red] [--label "words"] --out /tmp/sheet.png
// Fetches the stage's programs first where CLIPWRIGHT_HOME (or --home) has none.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fetchStageAssets, stageEnvironment } from '../dist/assets.js';

const { values } = parseArgs({
  options: {
    prop: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    turns: { type: 'string', default: '4' },
    side: { type: 'string', default: '400' },
    mood: { type: 'string', default: 'studio' },
    set: { type: 'string', multiple: true, default: ['seamless'] },
    backdrop: { type: 'string' },
    colour: { type: 'string' },
    label: { type: 'string' },
    out: { type: 'string', default: '/tmp/look.png' },
    home: {
      type: 'string',
      default: process.env.CLIPWRIGHT_HOME ?? fileURLToPath(new URL('../../../.clipwright', import.meta.url)),
    },
  },
});
const { folder, state } = await fetchStageAssets(values.home, (line) => console.error(line));
if (state !== 'here') throw new Error(`There is no stage for this machine (${state}).`);
const look = {
  assets: folder,
  props: values.all ? ['all'] : values.prop,
  out: values.out,
  side: Number(values.side),
  turns: Number(values.turns),
  mood: values.mood,
  sets: values.set,
  backdrop: values.backdrop ?? (values.set[0] === 'seamless' ? '#cfc6ba' : null),
  colour: values.colour,
  label: values.label,
};
const program = fileURLToPath(new URL('../dist/look-program.js', import.meta.url));
const { status } = spawnSync(process.execPath, [program, JSON.stringify(look)], {
  env: { ...process.env, ...stageEnvironment(folder) },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
