import { existsSync } from 'node:fs';
import { say } from '../../scripts/run/say.mjs';
import { aptInstall, canInstall, runs } from '../../scripts/test/apt-install.mjs';
import { withoutStarting } from './without-starting.mjs';

/**
 * A program of each server, and the Debian packages that bring it. Apache's is the one without the service.
 */
const SERVERS = [
  { name: 'nginx', packages: ['nginx'], isHere: () => runs('nginx', ['-v']) },
  { name: 'Apache', packages: ['apache2-bin'], isHere: () => existsSync('/usr/sbin/apache2') },
  { name: 'Caddy', packages: ['caddy'], isHere: () => runs('caddy', ['version']) },
  {
    name: 'lighttpd',
    packages: ['lighttpd', 'lighttpd-mod-deflate'],
    isHere: () => existsSync('/usr/lib/lighttpd/mod_deflate.so'),
  },
  // For what it says of our unit; it is not started.
  { name: 'systemd-analyze', packages: ['systemd'], isHere: () => runs('systemd-analyze', ['--version']) },
  { name: 'Python', packages: ['python3'], isHere: () => runs('python3', ['--version']) },
];
const SERVICES = ['nginx', 'caddy', 'lighttpd'];

/**
 * Installs the web servers that are missing, and starts none. What stays missing, the tests say and count as
 * failed.
 */
export async function ensureWebServers() {
  const missing = SERVERS.filter(({ isHere }) => !isHere());
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name).join(', ');
  if (!canInstall()) return say(`Not here, and not to be installed without root on Debian: ${names}.`);
  say(`Installing ${names}, from which the tests fetch images ...`);
  const services = SERVICES.filter((name) => missing.some(({ packages }) => packages.includes(name)));
  await withoutStarting(services, () => aptInstall(...missing.flatMap(({ packages }) => packages)));
  const failed = missing.filter(({ isHere }) => !isHere());
  if (failed.length > 0) say(`Could not be installed: ${failed.map(({ name }) => name).join(', ')}.`);
}
