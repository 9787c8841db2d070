// CPU time of this process and of a Postgres on this machine, in milliseconds: what a busy machine does not
// stretch.
import { readFile } from 'node:fs/promises';

const runMs = async (pid) =>
  Number((await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0')).split(' ')[0]) / 1e6;

const SESSIONS = `SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;

async function sessionMs(client) {
  const { rows } = await client.query(SESSIONS);
  return new Map(await Promise.all(rows.map(async ({ pid }) => [pid, await runMs(pid)])));
}

const ownMs = () =>
  Object.values(process.cpuUsage()).reduce((sum, microseconds) => sum + microseconds, 0) / 1e3;

/** CPU milliseconds that `work` took here and in the sessions of the server, but for `client`'s own. */
export async function cpuMsOf(client, work) {
  const [before, own] = [await sessionMs(client), ownMs()];
  await work();
  const used = ownMs() - own;
  const after = await sessionMs(client);
  return used + [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}
