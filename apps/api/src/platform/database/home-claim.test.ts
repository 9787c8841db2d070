import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { claimHome, homeHolder, HomeInUseError } from './home-claim.js';
import { processIdentity } from './process-identity.js';

let homeDir: string;
beforeEach(async () => {
  homeDir = await mkdtemp(join(tmpdir(), 'claim-'));
});
afterEach(() => rm(homeDir, { recursive: true, force: true }));

const running = { pid: process.pid, identity: processIdentity(process.pid)! };

async function endedProcess(): Promise<{ pid: number; identity: string }> {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  return { pid: child.pid!, identity: 'gone' };
}

async function leaveClaim(record: object): Promise<string> {
  await mkdir(join(homeDir, 'claims'), { recursive: true });
  const path = join(homeDir, 'claims', '3.json');
  await writeFile(path, JSON.stringify({ purpose: 'server', launcher: running, released: false, ...record }));
  return path;
}

describe('claiming a home', () => {
  it('refuses a second server and names the process that was first', async () => {
    const release = await claimHome({ homeDir, purpose: 'server' });
    const second = claimHome({ homeDir, purpose: 'server' });
    await expect(second).rejects.toThrow(HomeInUseError);
    await expect(second).rejects.toThrow(
      `Another Clipwright server (process ${process.pid}) is using ${homeDir}.`,
    );
    await release();
  });

  it('lets the next one in once it was given back', async () => {
    await (
      await claimHome({ homeDir, purpose: 'server' })
    )();
    expect(await homeHolder(homeDir)).toBeNull();
    const release = await claimHome({ homeDir, purpose: 'server' });
    expect(await homeHolder(homeDir)).toMatchObject({ pid: process.pid, purpose: 'server' });
    await release();
  });

  it('takes over what a killed process left', async () => {
    await leaveClaim(await endedProcess());
    const release = await claimHome({ homeDir, purpose: 'server' });
    expect(await homeHolder(homeDir)).toMatchObject({ pid: process.pid });
    expect(await readdir(join(homeDir, 'claims'))).toEqual(['4.json']);
    await release();
  });

  it('takes over when the pid now belongs to another process', async () => {
    await leaveClaim({ pid: process.pid, identity: 'an-earlier-boot:1' });
    expect(await homeHolder(homeDir)).toBeNull();
    await (
      await claimHome({ homeDir, purpose: 'server' })
    )();
  });

  it('takes over a claim that a power cut left empty', async () => {
    await writeFile(await leaveClaim({}), '');
    expect(await homeHolder(homeDir)).toBeNull();
    await (
      await claimHome({ homeDir, purpose: 'server' })
    )();
  });

  it.each(['a new home', 'a home with a dead holder'])(
    'lets exactly one of many in that come at once to %s',
    async (which) => {
      if (which !== 'a new home') await leaveClaim(await endedProcess());
      const attempts = await Promise.allSettled(
        Array.from({ length: 12 }, () => claimHome({ homeDir, purpose: 'server' })),
      );
      const won = attempts.filter((attempt) => attempt.status === 'fulfilled');
      expect(won).toHaveLength(1);
      for (const attempt of won) await attempt.value();
    },
  );

  it('waits for a command, which is over in a moment', async () => {
    const releaseCommand = await claimHome({ homeDir, purpose: 'command' });
    const order: string[] = [];
    const server = claimHome({ homeDir, purpose: 'server' }).then((release) => {
      order.push('server');
      return release;
    });
    await sleep(150);
    order.push('command ends');
    await releaseCommand();
    await (
      await server
    )();
    expect(order).toEqual(['command ends', 'server']);
  });

  it('waits for a server whose launcher was killed, as it is shutting down', async () => {
    const path = await leaveClaim({ ...running, launcher: await endedProcess() });
    const next = claimHome({ homeDir, purpose: 'server' });
    expect(await homeHolder(homeDir)).toMatchObject({ purpose: 'server', leaving: true });
    await sleep(150);
    await writeFile(
      path,
      JSON.stringify({ ...running, purpose: 'server', launcher: running, released: true }),
    );
    await (
      await next
    )();
  });
});
