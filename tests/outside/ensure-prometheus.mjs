import { say } from '../../scripts/run/say.mjs';
import { aptInstall, canInstall, runs } from '../../scripts/test/apt-install.mjs';
import { withoutStarting } from './without-starting.mjs';

const isHere = () => runs('promtool', ['--version']);

/** Installs Debian's Prometheus where it is missing, and starts none. */
export async function ensurePrometheus() {
  if (isHere()) return;
  if (!canInstall()) return say('Not here, and not to be installed without root on Debian: prometheus.');
  say('Installing prometheus, which reads our metrics ...');
  await withoutStarting(['prometheus', 'prometheus-node-exporter'], () => aptInstall('prometheus'));
  if (!isHere()) say('Could not be installed: prometheus.');
}
