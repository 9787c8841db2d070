import { connectOrStartEmbeddedPostgres } from '../../apps/api/dist/platform/database/embedded-postgres.js';
import { atEndOfFile } from '../support/index.js';
import { ServerProcess } from '../support/server-process.js';
import { QUICK_SWEEP, type StageServer } from './stage.js';

/** Starts the server as `npm start` does: both roles, and a database of its own in the home. */
export async function startEmbedded(
  home: string,
  env: Readonly<Record<string, string>> = {},
): Promise<StageServer> {
  const running = new ServerProcess({
    CLIPWRIGHT_HOME: home,
    PORT: '0',
    LOG_LEVEL: 'debug',
    ...QUICK_SWEEP,
    ...env,
  });
  atEndOfFile(async () => {
    if (running.exit === null) running.signal('SIGTERM');
    await running.exited;
  });
  return {
    origin: await running.ready(),
    process: running.child,
    pid: running.pid,
    stderr: () => running.stderr(),
    kill: (signal) => running.signal(signal),
    exited: running.exited,
  };
}

/** The address of the database that a running server keeps in its home. */
export async function embeddedUrl(home: string): Promise<string> {
  const { url } = await connectOrStartEmbeddedPostgres({ homeDir: home, log: () => undefined });
  return url;
}
