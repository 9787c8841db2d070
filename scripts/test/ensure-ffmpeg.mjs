import { say } from '../run/say.mjs';
import { aptInstall, canInstall, runs } from './apt-install.mjs';

/**
 * The tests judge videos by Debian's ffmpeg, which shares nothing with the encoder. Installed only where that needs no question;
 * elsewhere the encoder's own library reads them.
 */
export function ensureFfmpeg() {
  if (runs('ffprobe')) return;
  if (!canInstall()) return say('No ffprobe here: the encoder\'s own library will read the videos.');
  say('Installing ffmpeg, by which the tests judge videos ...');
  if (!aptInstall('ffmpeg')) say('ffmpeg could not be installed; going on without it.');
}
