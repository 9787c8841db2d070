import { existsSync } from 'node:fs';
import { say } from '../run/say.mjs';
import { aptInstall, canInstall } from './apt-install.mjs';

/** The tests look at the dashboard in Debian's Chromium. Installed only where that needs no question; elsewhere a test says that it is missing. */
export function ensureChromium() {
  if (existsSync('/usr/bin/chromium')) return;
  if (!canInstall()) return say('No Chromium here: the dashboard will not be looked at in a browser.');
  say('Installing Chromium, in which the tests look at the dashboard ...');
  if (!aptInstall('chromium')) say('Chromium could not be installed; going on without it.');
}
