// How jest orders the files of `npm test`: the slowest begin first, so that none of them is left to run alone
// at the end. Nothing depends on the list; a file that is slow and not in it costs seconds. What comes next
// goes by size.
import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { repository } from '../run/places.mjs';

export const SLOWEST = [
  'packages/stage/src/scene/figures/figures.long.test.ts',
  'packages/stage/src/props/props.long.test.ts',
  'tests/architecture/import-law.long.test.ts',
  'tests/operate/traces.long.test.ts',
  'tests/dashboard/drain.long.test.ts',
  'packages/stage/src/film-stage.long.test.ts',
  'packages/stage/src/scene/counter/at-counter.long.test.ts',
  'tests/operate/backup.long.test.ts',
  'tests/faults/killed-worker.long.test.ts',
  'packages/sketch/src/conform-video.long.test.ts',
  'tests/contract/held-calls.long.test.ts',
  'apps/n8n-node/test/pace-and-errors.long.test.ts',
  'tests/engines/provenance.long.test.ts',
  'tests/start/start.long.test.ts',
  'tests/contract/http-errors.test.ts',
  'tests/contract/account-deletion.long.test.ts',
  'tests/contract/text-to-video.test.ts',
  'apps/api/src/platform/database/embedded-postgres.long.test.ts',
  'tests/contract/idempotency.test.ts',
  'tests/window/race.long.test.ts',
  'apps/n8n-node/test/generate-from-text.test.ts',
  'tests/window/rolling-window.long.test.ts',
  'packages/sketch/src/scene/frames.long.test.ts',
  'tests/faults/killed-api.long.test.ts',
  'tests/contract/moderation.long.test.ts',
  'packages/sketch/src/image/moved-photographs.long.test.ts',
  'tests/contract/retention-and-storage.long.test.ts',
  'tests/contract/data-ends.long.test.ts',
  'tests/dashboard/sessions.test.ts',
  'tests/dashboard/revocation.long.test.ts',
  'tests/contract/engines.long.test.ts',
  'tests/dashboard/address-proof.long.test.ts',
  'tests/dashboard/studio-plans.long.test.ts',
  'tests/contract/operations.test.ts',
  'tests/contract/busy.test.ts',
  'tests/start/run-script.test.ts',
  'tests/contract/window.test.ts',
  'tests/contract/audit-log.long.test.ts',
];

const rankOf = ({ path }) => {
  const rank = SLOWEST.indexOf(relative(repository, path).replaceAll('\\', '/'));
  return rank < 0 ? SLOWEST.length : rank;
};

/** What jest wants of a sequencer: an order, and no memory of earlier runs. */
export default class SlowestFirst {
  sort(tests) {
    return [...tests]
      .map((test) => ({ test, rank: rankOf(test), bytes: statSync(test.path).size }))
      .sort((one, other) => one.rank - other.rank || other.bytes - one.bytes)
      .map(({ test }) => test);
  }

  /** Every second file, or third: the slow ones are spread over all shards. */
  shard(tests, { shardIndex, shardCount }) {
    return this.sort(tests).filter((_, place) => place % shardCount === shardIndex - 1);
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
