import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { atEndOfFile, temporaryFolder } from '../../support/index.js';
import type { SharedStore } from '../../support/shared-store.js';

const HOST = fileURLToPath(new URL('./ceph-host.mjs', import.meta.url));

/** Starts Ceph's S3 gateway, from Debian's packages, on loopback. It ends with the file. */
export async function startCeph(): Promise<SharedStore> {
  const host = fork(HOST, [await temporaryFolder('ceph')], { execArgv: [] });
  atEndOfFile(() => end(host));
  const [store] = (await once(host, 'message')) as [SharedStore & { readonly error?: string }];
  if (store.error !== undefined) throw new Error(`Ceph did not start: ${store.error}`);
  return store;
}

async function end(host: ChildProcess): Promise<void> {
  if (host.exitCode !== null || host.signalCode !== null) return;
  const exited = once(host, 'exit');
  host.disconnect();
  await exited;
}
