import { describe, expect, it } from '@jest/globals';
import { type Answer, call, startServer } from '../support/index.js';
import { keyPlaceholders, seedCorpusAccounts } from './support-requests/corpus-accounts.js';
import { footprintOf } from './support-requests/footprint.js';
import { fieldOf, isForCreates, readRows, type RequestRow } from './support-requests/request-row.js';
import { faultsOf } from './support-requests/row-verdict.js';
import { sendRow } from './support-requests/send-row.js';

const NOBODY = '';

const { rows: allRows, from } = await readRows();
const server = await startServer({
  role: 'http',
  env: { AUTH_FAILURES_PER_MINUTE: '5000', PLANS_PER_HOUR: '100000' },
});
const accounts = await seedCorpusAccounts(server.database);
const { quiet } = accounts;
const values = {
  ...accounts.placeholders,
  ...keyPlaceholders(quiet.key),
  HOST: new URL(server.origin).host,
};

/** The plan routes have one name each, without the ending that callers of old send. */
const rows = allRows.filter(isForCreates).map((row) => ({
  ...row,
  path: row.path
    .replace('{{T2V}}', '/api/v1/text-to-video/plan')
    .replace('{{I2V}}', '/api/v1/image-to-video/plan'),
}));
process.stdout.write(`Hostile requests at the plan routes: ${rows.length} rows, from ${from}.\n`);

/** The field at fault by its name, where the row is about one. */
function expectNamed(row: RequestRow, answer: Answer): void {
  const field = fieldOf(row);
  if (field !== null && answer.status === 400) expect(answer.json).toMatchObject({ param: field });
}

describe('a hostile request is judged by a plan as by a create, and leaves nothing behind', () => {
  it('of which there are many', () => {
    expect(rows.length).toBeGreaterThan(250);
  });

  it.each(rows.map((row): [string, RequestRow] => [`${row.id} ${row.title} (${row.group})`, row]))(
    '%s',
    async (_title, row) => {
      const before = await footprintOf(server, NOBODY);
      const outcome = await sendRow(server.origin, row, values);
      expect(faultsOf(row, outcome)).toEqual([]);
      for (const answer of outcome.answers) expectNamed(row, answer);
      expect(await footprintOf(server, NOBODY)).toEqual(before);
    },
  );

  it('and the window of the account is empty, and the server serves on', async () => {
    const answer = await call(server.origin, { path: '/api/v1/account', key: quiet.key });
    expect(answer.json).toMatchObject({ rate_limit: { count: 0 } });
  });
});
