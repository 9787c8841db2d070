import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repository } from '../run/places.mjs';
import { say } from '../run/say.mjs';

/** Runs a Node script with its output shown, and says how it ended. */
export async function runStep(name, args, cwd = repository) {
  const startedAtMs = Date.now();
  say(`\n== ${name}`);
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit' });
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);
  const [exitCode] = await once(child, 'exit');
  process.off('exit', endWithUs);
  say(
    `== ${name}: ${exitCode === 0 ? 'ok' : 'FAILED'} (${((Date.now() - startedAtMs) / 1000).toFixed(1)} s)`,
  );
  return { name, ok: exitCode === 0, exitCode };
}
