import { spawn, type ChildProcess } from 'node:child_process';
import { openForChild, type PostgresCluster } from './postgres-cluster.js';
import { childEnvironment } from './postgres-environment.js';

/**
 * Runs a Postgres program under the cluster's account, with its output in the cluster's log. Should this
 * process exit first, the program is interrupted, which for the postmaster is an orderly shutdown.
 */
export function spawnOnCluster(
  program: string,
  args: readonly string[],
  cluster: PostgresCluster,
): ChildProcess {
  const inherited = openForChild(cluster);
  const child = spawn(program, args, {
    ...cluster.account,
    ...childEnvironment(),
    cwd: '/',
    // Ctrl-C reaches the whole foreground group: the database has to outlive the requests that still use it.
    detached: process.platform !== 'win32',
    stdio: inherited.stdio,
  });
  inherited.close();
  const interrupt = (): void => void child.kill('SIGINT');
  process.once('exit', interrupt);
  child.once('exit', () => process.off('exit', interrupt));
  return child;
}
