import { describe, expect, it } from '@jest/globals';
import { ERROR_CODES, type ErrorCode } from '@clipwright/core/errors';
import { resultIn, TOOLS } from '../mcp/support/chat.js';
import { seedToken } from '../mcp/support/seed-token.js';
import { type Answer, startServer } from '../support/index.js';
import { keyPlaceholders, seedCorpusAccounts } from './support-requests/corpus-accounts.js';
import { footprintOf } from './support-requests/footprint.js';
import { fieldOf, isForCreates, readRows, type RequestRow } from './support-requests/request-row.js';
import { sendRow } from './support-requests/send-row.js';

const NOBODY = '';

const { rows: allRows, from } = await readRows();
const server = await startServer({
  role: 'http',
  env: { AUTH_FAILURES_PER_MINUTE: '5000', PLANS_PER_HOUR: '100000' },
});
const accounts = await seedCorpusAccounts(server.database);
const { quiet } = accounts;
const token = await seedToken(server.database, quiet.accountId);
const values = {
  ...accounts.placeholders,
  ...keyPlaceholders(quiet.key),
  HOST: new URL(server.origin).host,
};

const messageFor = (tool: string): [before: string, after: string] => [
  `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${tool}","arguments":`,
  '}}',
];

const wrapped = (bytes: string, [before, after]: [string, string]): string =>
  Buffer.concat([Buffer.from(before), Buffer.from(bytes, 'base64'), Buffer.from(after)]).toString('base64');

const CREDENTIALS = ['authorization', 'x-api-key'];

/** Keys are not known here, and a chat sends every message the same way: what is left is what stands in it. */
const rows = allRows
  .filter((row) => isForCreates(row) && row.method === 'POST' && !row.path.includes('?'))
  .filter(({ group }) => group !== 'auth')
  .map(asArguments);
process.stdout.write(`Hostile requests at /mcp: ${rows.length} rows, from ${from}.\n`);

/** The same bytes as the arguments of a tool. What may be made is only planned. */
function asArguments(row: RequestRow): RequestRow {
  const { path, headers, may_generate: generates, body, body_b64: bytes, body_repeat: repeated } = row;
  const maker = path === '{{I2V}}' ? 'animate_image' : 'make_video';
  const [before, after] = messageFor(generates === true ? 'plan_video' : maker);
  const own = headers.filter(([name]) => !CREDENTIALS.includes(name.toLowerCase()));
  return {
    ...row,
    path: '/mcp',
    headers: [
      ...own,
      ['Authorization', `Bearer ${token}`],
      ['Accept', 'application/json, text/event-stream'],
    ],
    ...(body === undefined ? {} : { body: before + body + after }),
    ...(bytes === undefined ? {} : { body_b64: wrapped(bytes, [before, after]) }),
    ...(repeated === undefined
      ? {}
      : {
          body_repeat: {
            ...repeated,
            prefix: before + repeated.prefix,
            tail: `${repeated.tail ?? ''}${after}`,
          },
        }),
  };
}

/** What a message is refused with that is no call of a tool: its JSON-RPC code, or ours. */
function refusalOfMessage({ status, json }: Answer): unknown {
  const { error, code } = json as { error: { code: number }; code?: ErrorCode };
  return code === undefined ? error.code : ERROR_CODES[code].status === status && code;
}

const isResult = (answer: Answer): boolean => answer.status === 200 && answer.text.includes('"result":');

describe('hostile arguments of a tool are refused in our own words, and leave nothing behind', () => {
  it('of which there are many', () => {
    expect(rows.length).toBeGreaterThan(200);
    expect(TOOLS).toEqual(expect.arrayContaining(['make_video', 'animate_image', 'plan_video']));
  });

  it.each(rows.map((row): [string, RequestRow] => [`${row.id} ${row.title} (${row.group})`, row]))(
    '%s',
    async (_title, row) => {
      const before = await footprintOf(server, NOBODY);
      const [answer] = (await sendRow(server.origin, row, values)).answers;
      if (answer === undefined) throw new Error('There was no answer.');
      expect(answer.status).toBeLessThan(500);
      if (isResult(answer)) expectToolAnswer(row, answer);
      else if (answer.status !== 200) expect(refusalOfMessage(answer)).toBeTruthy();
      else expect(answer.text).toMatch(/"error":\{"code":-32[67]/);
      expect(await footprintOf(server, NOBODY)).toEqual(before);
    },
  );

  function expectToolAnswer(row: RequestRow, answer: Answer): void {
    const { isError = false, structuredContent = {} } = resultIn(answer);
    if (row.may_generate === true && !isError) return;
    expect({ isError, ...structuredContent }).toMatchObject({ isError: true, success: false });
    const { code, param, error } = structuredContent as { code: ErrorCode; param: string; error: string };
    expect(row.expect).toContain(ERROR_CODES[code].status);
    expect(error.length).toBeLessThanOrEqual(300);
    const field = fieldOf(row);
    if (field !== null) expect(param).toBe(field);
  }
});
