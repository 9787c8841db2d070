// The node in a real n8n 2.41.1, against the built Clipwright. `npm run test:n8n`; the first run installs n8n
// into a cache. Names as arguments run the checks whose name has one of them; `--n8n oldest` takes the oldest n8n
// that the node works in, and what can be asked of it; `--pictures` makes those of docs/use/n8n anew, and checks
// nothing. Ends with one line: N passed, N failed.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { agentChecks } from './checks/agent.mjs';
import { credentialChecks } from './checks/credential.mjs';
import { editorChecks } from './checks/editor.mjs';
import { exampleChecks } from './checks/examples.mjs';
import { fieldChecks } from './checks/fields.mjs';
import { killChecks } from './checks/kills.mjs';
import { packageChecks } from './checks/package.mjs';
import { triggerChecks } from './checks/trigger.mjs';
import { troubleChecks } from './checks/trouble.mjs';
import { installN8n } from './install-n8n.mjs';
import { pictureSteps } from './pictures.mjs';
import { openWorld } from './world.mjs';

const { values, positionals: wanted } = parseArgs({
  options: { n8n: { type: 'string', default: 'newest' }, pictures: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const checks = [
  ...packageChecks,
  ...credentialChecks,
  ...editorChecks,
  ...fieldChecks,
  ...exampleChecks,
  ...agentChecks,
  ...triggerChecks,
  ...troubleChecks,
  ...killChecks,
].filter(isAsked);
const steps = values.pictures ? pictureSteps : checks;

/** Whether the arguments mean this check, and this n8n can be asked. */
function isAsked({ name, needsNewest = false }) {
  if (needsNewest && values.n8n !== 'newest') return false;
  return wanted.length === 0 || wanted.some((part) => name.includes(part));
}

async function passes({ name, run }, world) {
  const startedAtMs = Date.now();
  try {
    await run(world);
    console.log(`ok ${name} (${((Date.now() - startedAtMs) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    console.log(`FAILED ${name}\n${error.stack}${error.cause ? `\n${error.cause.stack}` : ''}`);
    return false;
  }
}

async function main() {
  const n8nDir = await installN8n(values.n8n);
  const folder = mkdtempSync(join(tmpdir(), 'clipwright-n8n-e2e-'));
  mkdirSync(join(folder, 'n8n'));
  const world = await openWorld({ n8nDir, folder });
  let failed = 0;
  try {
    await world.start();
    for (const step of steps) failed += (await passes(step, world)) ? 0 : 1;
  } finally {
    if (failed > 0) console.log(`The end of n8n's log:\n${world.n8n.log.slice(-3_000)}`);
    await world.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(`\n${steps.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main();
