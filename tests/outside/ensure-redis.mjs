import { say } from '../../scripts/run/say.mjs';
import { aptInstall, canInstall, runs } from '../../scripts/test/apt-install.mjs';
import { withoutStarting } from './without-starting.mjs';

const isHere = () => runs('redis-server', ['--version']);

/** Installs Debian's Redis where it is missing, and starts none. */
export async function ensureRedis() {
  if (isHere()) return;
  if (!canInstall()) return say('Not here, and not to be installed without root on Debian: redis-server.');
  say('Installing redis-server, in which the limiter counts ...');
  await withoutStarting(['redis-server'], () => aptInstall('redis-server'));
  if (!isHere()) say('Could not be installed: redis-server.');
}
