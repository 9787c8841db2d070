import { type Confinement, hostConfinement } from '@clipwright/sketch';
import type { Finding } from './finding.js';

/**
 * How the processes are kept that read what strangers sent, draw and convert; a machine that allows less is
 * told, and works.
 */
export async function isolationOf(): Promise<Finding & { readonly isWhole: boolean }> {
  const confinement = await hostConfinement();
  const { hasNetwork, account } = confinement;
  const isWhole = !hasNetwork && (account !== null || process.getuid?.() !== 0);
  return {
    isWhole,
    name: 'isolation',
    ok: true,
    detail: `what reads images and videos, draws and converts has none of the server's variables, ${networkOf(confinement)}, ${accountOf(confinement)}`,
  };
}

const networkOf = ({ hasNetwork }: Confinement): string =>
  hasNetwork ? 'but reaches the network (unshare makes no network namespace here)' : 'no network';

function accountOf({ account }: Confinement): string {
  if (account !== null) return `and a user of its own (${account.uid})`;
  if (process.getuid?.() !== 0) return "and the server's own user (only root can lend another)";
  return "but runs as root: here root may not change users, or another user can't read this clone and its Node";
}
