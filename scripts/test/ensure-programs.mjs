import { existsSync } from 'node:fs';
import { say, timed } from '../run/say.mjs';
import { aptInstall, canInstall, runs } from './apt-install.mjs';

/**
 * Programs of Debian that the tests use where they are: ffmpeg judges videos and shares nothing with the
 * encoder; in Chromium they look at the dashboard. `without` says what the tests do where one is not there.
 */
const PROGRAMS = [
  {
    name: 'ffmpeg',
    isThere: () => runs('ffprobe'),
    without: "No ffprobe here: the encoder's own library will read the videos.",
  },
  {
    name: 'chromium',
    isThere: () => existsSync('/usr/bin/chromium'),
    without: 'No Chromium here: the dashboard will not be looked at in a browser.',
  },
];

/**
 * Installs those of the programs that are missing where that needs no question; elsewhere says what the tests do
 * without them. Needs no Node 24.
 */
export async function ensurePrograms(wanted) {
  const missing = PROGRAMS.filter(({ name, isThere }) => wanted.includes(name) && !isThere());
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  if (canInstall())
    await timed(`Installing ${names.join(' and ')}, by which the tests judge`, () => aptInstall(...names));
  for (const { isThere, without } of missing) if (!isThere()) say(without);
}
