import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve as absolute } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { say } from '../../../../scripts/run/say.mjs';

const PREPARE = fileURLToPath(new URL('./prepare.py', import.meta.url));

/** What ComfyUI can't start without, as Python imports it; what else is missing is stood in for. */
const NEEDED =
  'torch transformers safetensors sentencepiece aiohttp yarl av einops yaml PIL scipy tqdm psutil alembic sqlalchemy pydantic pydantic_settings';
const LACKS = `import importlib.util; print(*(name for name in "${NEEDED}".split() if importlib.util.find_spec(name) is None))`;

const OPTIONS =
  '--cpu --fp32-text-enc --listen 127.0.0.1 --cache-none --preview-method latent2rgb --disable-all-custom-nodes --disable-api-nodes --front-end-root page --database-url sqlite:///:memory:';

const READY_WITHIN_MS = 300_000;
const ENDED_AFTER_MS = 3_000_000;

/** Why it can't be tried here, in words; null where it can. */
function whyNot({ comfyui, python }) {
  if (!existsSync(join(comfyui, 'main.py')))
    return `${comfyui} has no main.py. Name the folder of a ComfyUI, as git clones it.`;
  const asked = spawnSync(python, ['-c', LACKS], { encoding: 'utf8' });
  if (asked.status !== 0) return `${python} does not start. Name a Python with --python.`;
  const lacks = asked.stdout.trim();
  return lacks === ''
    ? null
    : `${python} lacks ${lacks}. Install ComfyUI's requirements for it, or name another with --python.`;
}

/**
 * Starts a small copy of a ComfyUI on the CPU, and resolves with its URL and its log; null, and says why, where that can't
 * be. It ends with this process, at the latest after 50 minutes, and leaves nothing.
 */
export async function startTinyComfyUi({ comfyui: given, python }) {
  const comfyui = absolute(given);
  const problem = whyNot({ comfyui, python });
  if (problem !== null) {
    say(`Skipped: comfyui-tiny. ${problem}`);
    return null;
  }
  const folder = mkdtempSync(join(tmpdir(), 'clipwright-tiny-'));
  // A signal comes twice where a terminal or a launcher passes it on: the second one may not cut the removal off.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const prepared = spawnSync(python, ['-B', PREPARE, comfyui, folder], { stdio: ['ignore', 2, 2] });
  if (prepared.status !== 0) throw new Error('The model files could not be made: see above.');
  return await served(join(folder, 'ComfyUI'), python);
}

async function served(code, python) {
  const port = await freePort();
  const log = join(code, 'server.log');
  const output = openSync(log, 'w');
  const args = ['-B', 'main.py', '--port', String(port), ...OPTIONS.split(' ')];
  const server = spawn(python, args, { cwd: code, stdio: ['ignore', output, output] });
  closeSync(output);
  // Before its folder goes.
  process.prependOnceListener('exit', () => server.kill('SIGKILL'));
  setTimeout(() => server.kill('SIGKILL'), ENDED_AFTER_MS).unref();
  const url = `http://127.0.0.1:${port}`;
  if (await isReady(server, url)) return { url, log };
  throw new Error(`ComfyUI did not start:\n${readFileSync(log, 'utf8').split('\n').slice(-30).join('\n')}`);
}

async function isReady(server, url) {
  for (const endMs = Date.now() + READY_WITHIN_MS; Date.now() < endMs; await delay(500)) {
    if (server.exitCode !== null) return false;
    const answer = await fetch(`${url}/system_stats`).catch(() => null);
    if (answer?.ok) return true;
  }
  return false;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
