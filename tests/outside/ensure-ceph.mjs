import { say } from '../../scripts/run/say.mjs';
import { aptInstall, canInstall, runs } from '../../scripts/test/apt-install.mjs';
import { withoutStarting } from './without-starting.mjs';

const PACKAGES = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw'];

const isHere = () => runs('radosgw', ['--version']) && runs('ceph-osd', ['--version']);

/** Installs Debian's Ceph, whose gateway speaks S3, where it is missing, and starts none. */
export async function ensureCeph() {
  if (isHere()) return;
  if (!canInstall())
    return say(`Not here, and not to be installed without root on Debian: ${PACKAGES.join(', ')}.`);
  say('Installing Ceph, whose gateway is an S3 store ...');
  await withoutStarting([], () => aptInstall(...PACKAGES));
  if (!isHere()) say('Could not be installed: Ceph.');
}
