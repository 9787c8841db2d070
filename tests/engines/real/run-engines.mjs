// The engines before a real server that somebody has, after everything was built:
//   npm run test:engines -- --comfyui http://127.0.0.1:8188
//   npm run test:engines -- --openai-videos http://127.0.0.1:8091 [--flavour vllm-omni] [--model NAME]
//   npm run test:engines -- --comfyui-tiny FOLDER-OF-COMFYUI [--python PYTHON]
// It makes clips of one second, and tells where the server's answers differ from the recorded ones. The last one
// runs every workflow that comes with Clipwright on the CPU, with small model files of random numbers.
import { parseArgs } from 'node:util';
import { say } from '../../../scripts/run/say.mjs';
import { endWithUs, runSuite } from '../../../scripts/test/run-suite.mjs';
import { startTinyComfyUi } from './tiny/tiny-comfyui.mjs';

const { values } = parseArgs({
  options: {
    comfyui: { type: 'string' },
    'openai-videos': { type: 'string' },
    flavour: { type: 'string', default: 'vllm-omni' },
    model: { type: 'string', default: '' },
    'comfyui-tiny': { type: 'string' },
    python: { type: 'string', default: 'python3' },
  },
});

/** The file of a suite, as jest finds it. */
const SUITES = {
  comfyui: 'real/comfyui.test',
  'openai-videos': 'real/openai-videos.test',
  'comfyui-tiny': 'real/tiny/graphs.test',
};
const NAMES = { 'comfyui-tiny': ['the folder of a ComfyUI', 'FOLDER'] };

for (const kind of Object.keys(SUITES).filter((one) => values[one] === undefined)) {
  const [what, word] = NAMES[kind] ?? ['a server of yours', 'URL'];
  say(`Skipped: ${kind}. Name ${what} with --${kind} ${word}, and it is tried.`);
}

endWithUs();
const urls = { comfyui: values.comfyui, 'openai-videos': values['openai-videos'] };
const { 'comfyui-tiny': comfyui, python } = values;
const tiny = comfyui === undefined ? null : await startTinyComfyUi({ comfyui, python });
if (tiny !== null) Object.assign(urls, { 'comfyui-tiny': tiny.url, 'comfyui-tiny-log': tiny.log });

const asked = Object.keys(SUITES).filter((kind) => urls[kind] !== undefined);
if (asked.length > 0) {
  process.env.REAL_ENGINES = JSON.stringify({ ...urls, flavour: values.flavour, model: values.model });
  process.argv.splice(2, Infinity, ...asked.map((kind) => SUITES[kind]));
  await runSuite('engines before real servers', 'engines/real/jest.config.mjs');
}
process.exit();
