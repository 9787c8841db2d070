// The engines before a real server that somebody has, after everything was built:
//   npm run test:engines -- --comfyui http://127.0.0.1:8188
//   npm run test:engines -- --openai-videos http://127.0.0.1:8091 [--flavour vllm-omni] [--model NAME]
// It makes clips of one second, and tells where the server's answers differ from the recorded ones.
import { parseArgs } from 'node:util';
import { say } from '../../../scripts/run/say.mjs';
import { endWithUs, runSuite } from '../../../scripts/test/run-suite.mjs';

const { values } = parseArgs({
  options: {
    comfyui: { type: 'string' },
    'openai-videos': { type: 'string' },
    flavour: { type: 'string', default: 'vllm-omni' },
    model: { type: 'string', default: '' },
  },
});
const urls = { comfyui: values.comfyui, 'openai-videos': values['openai-videos'] };
const asked = Object.keys(urls).filter((kind) => urls[kind] !== undefined);

for (const kind of Object.keys(urls).filter((one) => !asked.includes(one)))
  say(`Skipped: ${kind}. Name a server of yours with --${kind} URL, and it is tried.`);
if (asked.length > 0) {
  endWithUs();
  process.env.REAL_ENGINES = JSON.stringify({ ...urls, flavour: values.flavour, model: values.model });
  process.argv.splice(2, Infinity, ...asked);
  await runSuite('engines before real servers', 'engines/real/jest.config.mjs');
}
