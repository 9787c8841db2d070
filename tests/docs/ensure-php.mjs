import { say } from '../../scripts/run/say.mjs';
import { aptInstall, canInstall, runs } from '../../scripts/test/apt-install.mjs';

const isHere = () => runs('php', ['--version']);

/** Installs Debian's PHP for the command line where it is missing. */
export async function ensurePhp() {
  if (isHere()) return;
  if (!canInstall()) return say('Not here, and not to be installed without root on Debian: php-cli.');
  say('Installing php-cli, for the programs of a page ...');
  await aptInstall('php-cli');
  if (!isHere()) say('Could not be installed: php-cli.');
}
