import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Debian asks this program before it starts a service that was just installed. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Installs, so that none of the services starts, now or with the next start of the machine. */
export async function withoutStarting(services, install) {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await install();
  } finally {
    if (isOurs) rmSync(POLICY);
    if (existsSync('/run/systemd/system') && services.length > 0)
      spawnSync('systemctl', ['disable', '--now', ...services], { stdio: 'ignore' });
  }
}
