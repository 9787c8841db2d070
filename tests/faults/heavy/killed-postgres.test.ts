import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../support/index.js';
import { ExternalPostgres } from '../external-postgres.js';
import { expectInvariants } from '../invariants.js';
import { openMigrated } from '../open-migrated.js';
import { SeededChance } from '../seeded-chance.js';
import { LONG_CLIP } from '../stage.js';
import { tell } from '../tell.js';
import { untilAnyBegun, videoRows } from '../video-rows.js';

const DOWN_FOR_MS = 5_000;
const REFUSED_WITHIN_MS = 5_000;
const BACK_WITHIN_MS = 30_000;

describe('a PostgreSQL that is killed', () => {
  it('loses nothing that was acknowledged: calls in between are answered with 500, running videos are finished and held calls answered', async () => {
    const chance = new SeededChance('killed Postgres');
    const postgres = await ExternalPostgres.start();
    const stage = await openMigrated(postgres);
    const server = await stage.start('all');
    const held = stage.post(server, { body: LONG_CLIP });
    await stage.admit(server, { body: LONG_CLIP });
    await waitUntil({ what: 'both admissions' }, async () => (await videoRows(stage.database)).length === 2);
    await untilAnyBegun(stage.database);
    await chance.moment(800);
    await postgres.kill();
    const downAtMs = performance.now();
    while (performance.now() < downAtMs + DOWN_FOR_MS) {
      const refused = await stage.post(server);
      expect(refused?.status).toBe(500);
      expect(refused?.elapsedMs).toBeLessThan(REFUSED_WITHIN_MS);
      await sleep(100);
    }
    await postgres.start();
    const startedAtMs = performance.now();
    await waitUntil({ what: 'an admission after the restart', withinMs: BACK_WITHIN_MS }, () =>
      stage.admit(server).catch(() => null),
    );
    tell(
      `after a kill of Postgres a generation was admitted ${Math.round(performance.now() - startedAtMs)} ms after its restart`,
    );
    expect((await held)?.status).toBe(200);
    await expectInvariants(stage);
  });
});
