import { describe, expect, it } from '@jest/globals';
import { call, openAiErrorOf, startServer } from '../support/index.js';
import { keyPlaceholders, seedCorpusAccounts } from './support-requests/corpus-accounts.js';
import { footprintOf } from './support-requests/footprint.js';
import { readRows, type RequestRow } from './support-requests/request-row.js';
import { sendRow } from './support-requests/send-row.js';

const { rows: allRows, from } = await readRows();
const server = await startServer({ role: 'http', env: { AUTH_FAILURES_PER_MINUTE: '5000' } });
const accounts = await seedCorpusAccounts(server.database);
const { quiet, busy } = accounts;

/** No faults here: an image may be missing, seconds may be text, a body may be larger, and these are OpenAI's names. */
const FINE_HERE = [
  'image_url missing',
  'duplicate duration, second a string',
  '1 MiB and one byte of spaces in front',
  'video_model "sora-2"',
  'resolution "1280x720"',
];
/** This door takes forms, and as much as an image needs: what is too much for a text is judged by its content. */
const TAKEN_HERE = [413, 415];

const rows = allRows
  .filter(
    ({ path, method, transport, may_generate: generates, timing_s: timing, title }) =>
      ['{{T2V}}', '{{I2V}}'].includes(path) &&
      method === 'POST' &&
      transport === undefined &&
      generates !== true &&
      timing === undefined &&
      !FINE_HERE.includes(title),
  )
  .map(atThisDoor);
process.stdout.write(`Hostile requests at /v1/videos: ${rows.length} rows, from ${from}.\n`);

/** The same bytes with this door's names of the fields, where they stand in the text. */
function atThisDoor(row: RequestRow): RequestRow {
  const { body, body_repeat: repeated } = row;
  return {
    ...row,
    path: '/v1/videos',
    ...(body === undefined ? {} : { body: renamed(body) }),
    ...(repeated === undefined
      ? {}
      : { body_repeat: { ...repeated, prefix: renamed(repeated.prefix), suffix: renamed(repeated.suffix) } }),
  };
}

function renamed(text: string): string {
  return text
    .replaceAll('"video_model"', '"model"')
    .replaceAll('"duration"', '"seconds"')
    .replaceAll('"resolution"', '"size"')
    .replaceAll('"image_url"', '"input_reference"');
}

describe('a hostile request is refused at /v1/videos too, in its shape, and leaves nothing behind', () => {
  it('of which there are many', () => {
    expect(rows.length).toBeGreaterThan(5);
  });

  it.each(rows.map((row): [string, RequestRow] => [`${row.id} ${row.title} (${row.group})`, row]))(
    '%s',
    async (_title, row) => {
      const before = await footprintOf(server, busy.accountId);
      const values = {
        ...accounts.placeholders,
        ...keyPlaceholders(quiet.key),
        HOST: new URL(server.origin).host,
      };
      const [answer] = (await sendRow(server.origin, row, values)).answers;
      if (answer === undefined) throw new Error('There was no answer.');
      openAiErrorOf(answer);
      const mayBeRead = TAKEN_HERE.some((status) => row.expect.includes(status));
      expect(mayBeRead ? [...row.expect, 400] : row.expect).toContain(answer.status);
      expect(await footprintOf(server, busy.accountId)).toEqual(before);
    },
  );

  it('and the server serves on', async () => {
    const answer = await call(server.origin, { path: `/v1/videos/${accounts.videoId}`, key: quiet.key });
    expect(answer.json).toMatchObject({ object: 'video', id: accounts.videoId });
  });
});
