import { waitUntil } from '../support/index.js';
import { faultsOfAcceptance, faultsOfAnswers } from './judge-answers.js';
import { faultsOfFiles, orphansIn } from './judge-files.js';
import { faultsOfLedger } from './judge-ledger.js';
import { faultsOfRoom } from './judge-room.js';
import { faultsOfWindow } from './judge-window.js';
import { membersOfGroups, zombiesOf } from './process-table.js';
import type { Stage } from './stage.js';
import { untilAllFinished, type VideoRow } from './video-rows.js';

export interface InvariantOptions {
  /** How long accepted videos may take to their end. */
  readonly finishWithinMs?: number;
  /** Of how many finished files every frame is decoded. */
  readonly sample?: number;
  /** How long a sweep may take to remove what nobody needs. */
  readonly sweptWithinMs?: number;
}

const CHILDREN_END_WITHIN_MS = 30_000;

/**
 * What has to hold after every fault, once a worker runs again. Waits for videos to finish, for a sweep and
 * for children to end; throws with everything that does not hold. Gives the rows.
 */
export async function expectInvariants(
  stage: Stage,
  { finishWithinMs = 180_000, sample = 1, sweptWithinMs = 20_000 }: InvariantOptions = {},
): Promise<VideoRow[]> {
  const rows = await untilAllFinished(stage.database, finishWithinMs);
  const { database, journal } = stage;
  const faults = [
    ...faultsOfAnswers(journal),
    ...faultsOfAcceptance(journal, rows),
    ...(await faultsOfFiles(stage.mediaDir, rows, sample)),
    ...(await faultsOfWindow(database, rows, stage.rateLimit)),
    ...(await faultsOfLedger(database, rows, journal.deletedVideos())),
    ...(await faultsUntilSwept(sweptWithinMs, () => orphansIn(stage, rows))),
    ...(await faultsUntilSwept(sweptWithinMs, () => faultsOfRoom(database))),
    ...(await faultsOfLeftProcesses(stage)),
  ];
  if (faults.length > 0) throw new Error(`Invariants are broken:\n${faults.join('\n')}\n${logsOf(stage)}`);
  return rows;
}

/** What is still wrong when a sweep has had its time. */
async function faultsUntilSwept(withinMs: number, faultsNow: () => Promise<string[]>): Promise<string[]> {
  let faults: string[] = [];
  const swept = waitUntil({ what: 'a sweep', withinMs, everyMs: 200 }, async () => {
    faults = await faultsNow();
    return faults.length === 0;
  });
  await swept.catch(() => undefined);
  return faults;
}

/** Dead servers have left no process, and living ones no child that ended unasked after. */
async function faultsOfLeftProcesses(stage: Stage): Promise<string[]> {
  const dead = stage.servers.filter(
    ({ process }) => process.exitCode !== null || process.signalCode !== null,
  );
  const living = stage.servers.filter((server) => !dead.includes(server));
  const left = () => [
    ...membersOfGroups(dead.map(({ pid }) => pid)),
    ...living.flatMap(({ pid }) => zombiesOf(pid)),
  ];
  const gone = waitUntil(
    { what: 'children to end', withinMs: CHILDREN_END_WITHIN_MS, everyMs: 200 },
    () => left().length === 0,
  );
  await gone.catch(() => undefined);
  return left().map(({ pid, name, state }) => `process ${pid} (${name}, ${state}) was left behind`);
}

/** The warnings and errors of all servers, for a person who looks for the cause. */
function logsOf(stage: Stage): string {
  const lines = stage.servers.flatMap((server) =>
    server
      .stderr()
      .split('\n')
      .map((line) => `${server.pid} ${line}`),
  );
  return lines
    .filter((line) => /"level":"?(?:warn|error|40|50)/.test(line))
    .slice(-40)
    .join('\n');
}
