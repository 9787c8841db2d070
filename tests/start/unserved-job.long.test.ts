import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { serverDatabase, temporaryFolder } from '../support/index.js';

/** Starts the built server's parts in a program that knows one more kind of job, and stops them again. */
const PROGRAM = `
  import 'reflect-metadata';
  const built = (path) => import(process.cwd() + '/dist/' + path + '.js');
  const { jobKind } = await built('platform/queue/job');
  const { loadConfig } = await built('boot/load-config');
  const { startServer } = await built('boot/start-server');
  const { Log } = await built('platform/logging/log');
  jobKind('nobodys-work');
  const server = await startServer(loadConfig(), new Log('fatal'), () => undefined);
  console.log('it started');
  await server.stop();
`;

/** What the program printed, and how it ended. */
async function start(role: string): Promise<{ code: number; out: string; errors: string }> {
  const { url } = await serverDatabase();
  const home = await temporaryFolder('home');
  const env = { ...process.env, CLIPWRIGHT_HOME: home, DATABASE_URL: url, CLIPWRIGHT_ROLE: role, PORT: '0' };
  return await new Promise((resolve) => {
    const ended = (error: Error | null, out: string, errors: string): void =>
      resolve({ code: error === null ? 0 : 1, out, errors });
    const cwd = fileURLToPath(new URL('../../apps/api', import.meta.url));
    execFile(process.execPath, ['--input-type=module', '--eval', PROGRAM], { cwd, env }, ended);
  });
}

describe('a kind of job that no worker handles', () => {
  it.each(['all', 'worker'])('keeps a server of the role %s from starting, and is named', async (role) => {
    const { code, out, errors } = await start(role);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors).toContain('No worker handles the jobs of nobodys-work.');
  });

  it('is none of the business of a server that works on nothing', async () => {
    expect(await start('http')).toEqual({ code: 0, out: 'it started\n', errors: '' });
  });
});
