import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { temporaryFolder, waitUntil } from '../../support/index.js';
import { embeddedUrl, startEmbedded } from '../embedded-server.js';
import { expectInvariants } from '../invariants.js';
import { SeededChance } from '../seeded-chance.js';
import { LONG_CLIP, Stage } from '../stage.js';
import { tell } from '../tell.js';
import { untilAllFinished, untilAnyBegun } from '../video-rows.js';

async function openEmbedded(): Promise<Stage> {
  const home = await temporaryFolder('embedded');
  const server = await startEmbedded(home);
  const database = { name: 'embedded', url: await embeddedUrl(home), drop: () => Promise.resolve() };
  const stage = await Stage.open({ home, database });
  stage.add(server);
  return stage;
}

async function postmasterOf(home: string): Promise<number> {
  const [pid] = (await readFile(join(home, 'postgres/data/postmaster.pid'), 'latin1')).split('\n');
  return Number(pid);
}

describe('a server with its own database', () => {
  it('starts its database again when that is killed, and answers the calls it holds', async () => {
    const chance = new SeededChance('killed embedded Postgres');
    const stage = await openEmbedded();
    const [server] = stage.servers;
    if (server === undefined) throw new Error('no server');
    const held = stage.post(server, { body: LONG_CLIP });
    await untilAnyBegun(stage.database);
    await chance.moment(500);
    process.kill(await postmasterOf(stage.home), 'SIGKILL');
    const killedAtMs = performance.now();
    await waitUntil({ what: 'an admission', withinMs: 30_000 }, () => stage.admit(server).catch(() => null));
    tell(
      `after a kill of the embedded Postgres a generation was admitted after ${Math.round(performance.now() - killedAtMs)} ms`,
    );
    expect((await held)?.status).toBe(200);
    await expectInvariants(stage);
  });

  it('that is killed whole finishes its videos after the next start', async () => {
    const chance = new SeededChance('killed server');
    const stage = await openEmbedded();
    const [server] = stage.servers;
    if (server === undefined) throw new Error('no server');
    stage.journal.expectResets();
    const held = stage.post(server, { body: LONG_CLIP });
    const running = await untilAnyBegun(stage.database);
    await stage.admit(server);
    await chance.moment(500);
    server.kill('SIGKILL');
    expect(await held).toBeNull();
    await server.exited;
    stage.add(await startEmbedded(stage.home));
    const readyAtMs = performance.now();
    const rows = await untilAllFinished(stage.database, 180_000);
    tell(
      `after a kill of everything all videos were finished ${Math.round(performance.now() - readyAtMs)} ms after the next start`,
    );
    expect(rows.find(({ id }) => id === running.id)).toMatchObject({ status: 'completed', attempt: 2 });
    await expectInvariants(stage);
  });
});
