// Asks how a process can be confined here while it has no descriptor left, and again when it has. Prints both answers.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { hostConfinement } from '../../dist/host-process.js';

const asked = async () =>
  await hostConfinement().then(
    ({ account, hasNetwork }) => ({ account, hasNetwork }),
    ({ code }) => ({ code }),
  );

spawnSync('prlimit', ['--pid', String(process.pid), '--nofile=64:64']);
const held = [];
try {
  for (;;) held.push(openSync('/dev/null'));
} catch {
  // All are taken.
}
const without = await asked();
for (const descriptor of held) closeSync(descriptor);
process.stdout.write(JSON.stringify({ without, after: await asked() }));
