import { beforeAll, describe, expect, it } from '@jest/globals';
import { access } from 'node:fs/promises';
import { judgeVideo } from '@clipwright/testing';
import {
  type Answer,
  call,
  generated,
  seedAccount,
  startServer,
  statusOf,
  type TestServer,
  VIDEO_STATUS,
  waitUntil,
  videoFile,
} from '../support/index.js';
import { IMAGE_TO_VIDEO, keyPlaceholders, seedCorpusAccounts } from './support-requests/corpus-accounts.js';
import { footprintOf } from './support-requests/footprint.js';
import { isForImages, readRows, type RequestRow } from './support-requests/request-row.js';
import { faultsOf } from './support-requests/row-verdict.js';
import { type RowOutcome, sendRow } from './support-requests/send-row.js';

/** A read of a known video stays this quick whatever came before. */
const QUICK_READ_MS = 250;
/** All renders wait for one worker; on a machine that is busy otherwise too, the last of them waits long. */
const ROW_MS = 1_800_000;
const PARTY = 12;
/** How many requests for videos are under way at the same time. */
const LANES = 8;

const { rows: allRows, from } = await readRows();
const server = await startServer({
  env: { RATE_LIMIT: '1000', AUTH_FAILURES_PER_MINUTE: '5000', SYNC_WAIT_SECONDS: '1800', WORKER_SLOTS: '2' },
});
const strict = await startServer({
  role: 'http',
  database: server.database,
  home: server.home,
  env: { HTTPS: 'required' },
});
const accounts = await seedCorpusAccounts(server.database);
const { quiet, busy } = accounts;

const imageRoute = await call(server.origin, { method: 'POST', path: IMAGE_TO_VIDEO, key: quiet.key });
const rows = allRows.filter((row) => imageRoute.status !== 404 || !isForImages(row));
const left = allRows.filter((row) => !rows.includes(row));
process.stdout.write(`Hostile requests: ${rows.length} rows, from ${from}.\n`);
if (left.length > 0)
  process.stdout.write(
    `There is no image route yet, which leaves out ${left.map(({ id }) => id).join(', ')}.\n`,
  );

const generating = rows.filter((row) => row.may_generate === true);
const slow = rows.filter((row) => row.timing_s !== undefined);
const quick = rows.filter((row) => !generating.includes(row) && !slow.includes(row));
/** On a socket of our own each waits a while for an answer too many: they do so in parties. */
const parties = partiesOf(quick.filter(({ transport }) => transport === 'raw'));
const alone = quick.filter(({ transport }) => transport !== 'raw');

function send(row: RequestRow): Promise<RowOutcome> {
  const target: TestServer = row.transport === 'plain' ? strict : server;
  const { key } = row.may_generate === true ? busy : quiet;
  const values = { ...accounts.placeholders, ...keyPlaceholders(key), HOST: new URL(target.origin).host };
  return sendRow(target.origin, row, values);
}

function partiesOf(of: readonly RequestRow[]): (readonly RequestRow[])[] {
  return of.flatMap((_, at) => (at % PARTY === 0 ? [of.slice(at, at + PARTY)] : []));
}

const titled = (of: readonly RequestRow[]): [string, RequestRow][] =>
  of.map((row) => [`${row.id} ${row.title} (${row.group})`, row]);

/**
 * The machine renders meanwhile, and may be busy otherwise: a slow read is its noise, and a quick one comes
 * soon.
 */
async function expectServing(): Promise<void> {
  await waitUntil({ what: 'a quick read', everyMs: 0 }, async () => {
    const answer = await call(server.origin, {
      path: `${VIDEO_STATUS}?video_id=${accounts.videoId}`,
      key: quiet.key,
    });
    expect(answer.status).toBe(200);
    return answer.elapsedMs < QUICK_READ_MS;
  });
  expect(server.parts.map(({ process }) => process.exitCode)).toEqual(server.parts.map(() => null));
}

// Renders and slow connections take their time beside the rest; each is judged in a test of its own.
const underWay = new Map<RequestRow, Promise<RowOutcome | Error>>();
const sent = (row: RequestRow) =>
  send(row).catch((error: unknown) => new Error('no answer', { cause: error }));
beforeAll(() => {
  for (const row of slow) underWay.set(row, sent(row));
  for (const [at, row] of generating.entries()) {
    // All at once they would wait for the one window of their key, longer than a busy server lets a call
    // wait.
    const before = generating[at - LANES];
    underWay.set(
      row,
      Promise.resolve(before && underWay.get(before)).then(() => sent(row)),
    );
  }
});

async function arrived(row: RequestRow): Promise<RowOutcome> {
  const outcome = await underWay.get(row);
  if (outcome === undefined || outcome instanceof Error) throw outcome ?? new Error('never sent');
  return outcome;
}

describe('a hostile request is refused in our own words, and leaves nothing behind', () => {
  it.each(titled(alone))('%s', async (_title, row) => {
    const before = await footprintOf(server, busy.accountId);
    expect(faultsOf(row, await send(row))).toEqual([]);
    expect(await footprintOf(server, busy.accountId)).toEqual(before);
    await expectServing();
  });

  it.each(
    parties.map((party): [string, readonly RequestRow[]] => [party.map(({ id }) => id).join(', '), party]),
  )('bytes on a socket: %s', async (_title, party) => {
    const before = await footprintOf(server, busy.accountId);
    const faults = await Promise.all(
      party.map(async (row) => [row.id, row.title, faultsOf(row, await send(row))] as const),
    );
    expect(faults.filter(([, , found]) => found.length > 0)).toEqual([]);
    expect(await footprintOf(server, busy.accountId)).toEqual(before);
    await expectServing();
  });

  it('the answer to a foreign id is that to an unknown one, but for the request id', async () => {
    const ask = async (id: string) => {
      const answer = await call(server.origin, { path: `${VIDEO_STATUS}?video_id=${id}`, key: quiet.key });
      return answer.text.replace(/req_[\w-]+/, '');
    };
    expect(await ask(accounts.placeholders['VID_OTHER'] ?? '')).toBe(await ask('vid_0000000000000000000000'));
  });
});

describe('a request that is only odd makes its video, or is refused', () => {
  it.each(titled(generating))(
    '%s',
    async (_title, row) => {
      const outcome = await arrived(row);
      expect(faultsOf(row, outcome)).toEqual([]);
      const answer = outcome.answers[0];
      if (answer?.status === 200) await expectVideo(row, answer);
      await expectServing();
    },
    ROW_MS,
  );

  async function expectVideo(row: RequestRow, answer: Answer): Promise<void> {
    const { video_id: id, video_url: url } = generated(answer);
    const status = await statusOf({ ...server, key: busy.key }, id);
    if (row.body !== undefined)
      expect(status.prompt).toBe((JSON.parse(row.body) as { prompt: string }).prompt);
    const { video } = await judgeVideo(await videoFile(server, url));
    expect(video).toMatchObject({ width: status.width, height: status.height, frames: 24 * status.duration });
  }
});

describe('a connection that takes its time holds up nobody', () => {
  it.each(titled(slow))(
    '%s',
    async (_title, row) => {
      expect(faultsOf(row, await arrived(row))).toEqual([]);
      await expectServing();
    },
    ROW_MS,
  );
});

describe('after all of them', () => {
  it('no log line holds a key, and every line is one JSON object, so that no text could forge one', () => {
    const printed = server.stderr() + strict.stderr() + server.stdout() + strict.stdout();
    const secrets = [
      ...Object.entries(accounts.placeholders).filter(([name]) => name.startsWith('KEY_')),
      ['', quiet.key],
      ['', busy.key],
    ];
    for (const [, key] of secrets) expect(printed).not.toContain(key?.slice(3, 30));
    const lines = server.stderr().split('\n').filter(Boolean);
    const pids = server.parts.map(({ pid }) => pid);
    expect(lines.filter((line) => !pids.includes((JSON.parse(line) as { pid: number }).pid))).toEqual([]);
  });

  it('nothing ran outside of the server: no text became a command', async () => {
    await expect(access('/tmp/pwned')).rejects.toThrow('ENOENT');
  });

  it('a normal request is served as before', async () => {
    const account = await seedAccount(server.database);
    expect((await call(server.origin, { path: '/healthz' })).status).toBe(200);
    expect((await call(server.origin, { path: VIDEO_STATUS, key: account.key })).status).toBe(400);
  });
});
