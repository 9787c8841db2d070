import { say } from '../../scripts/run/say.mjs';
import { aptInstall, canInstall, runs } from '../../scripts/test/apt-install.mjs';

const isHere = () => runs('buildah', ['--version']) && runs('debootstrap', ['--version']);

/** Installs what builds an image without a daemon, and makes the base that images stand on; both are Debian's. */
export async function ensureBuildah() {
  if (isHere()) return;
  if (!canInstall())
    return say('Not here, and not to be installed without root on Debian: buildah, debootstrap.');
  say('Installing buildah and debootstrap, which build the image ...');
  await aptInstall('buildah', 'debootstrap');
  if (!isHere()) say('Could not be installed: buildah, debootstrap.');
}
