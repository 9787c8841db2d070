import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  errorOf,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  startServer,
  type TestServer,
  VIDEO_STATUS,
  waitUntil,
} from '../support/index.js';

let server: TestServer;
let account: SeededAccount;
const prompt = 'a very private prompt';
const idempotencyKey = 'a-very-private-idempotency-key';

// Every new row is refused by the database, in the middle of its transaction: an error that nobody foresaw,
// which quotes the row.
beforeAll(async () => {
  server = await startServer({ role: 'http' });
  account = await seedAccount(server.database);
  await rowsOf(server.database, 'ALTER TABLE videos ADD CONSTRAINT nothing_goes CHECK (false) NOT VALID');
});

const fail = () =>
  postText(
    { origin: server.origin, key: account.key },
    { prompt, resolution: '480p', duration: 1 },
    { headers: [['Idempotency-Key', idempotencyKey]] },
  );

describe('an error that nobody foresaw', () => {
  it('is 500 internal_error in our own words, without a detail of the inside', async () => {
    const answer = await fail();
    expect(errorOf(answer, 'internal_error').error).toBe('Something went wrong on our side.');
    expect(answer.header('X-RateLimit-Remaining')).toBe('15');
  });

  it('leaves nothing behind: no row, no place in the window', async () => {
    await fail();
    expect(await rowsOf(server.database, 'SELECT FROM videos')).toHaveLength(0);
    expect(await rowsOf(server.database, `SELECT FROM idempotency_keys`)).toHaveLength(0);
  });

  it('is logged with the request id that the caller got', async () => {
    const { request_id: id } = errorOf(await fail(), 'internal_error');
    const line = await waitUntil({ what: 'the log line' }, () =>
      server
        .stderr()
        .split('\n')
        .find((text) => text.includes(id)),
    );
    expect(JSON.parse(line)).toMatchObject({ level: 50, requestId: id });
  });

  it('is logged without key, prompt, e-mail address or Idempotency-Key', async () => {
    const { request_id: id } = errorOf(await fail(), 'internal_error');
    await waitUntil({ what: 'the log line' }, () => server.stderr().includes(id));
    for (const secret of [account.key, prompt, account.email, idempotencyKey])
      expect(server.stderr()).not.toContain(secret);
  });

  it('leaves the rest of the server as it was', async () => {
    await fail();
    errorOf(
      await call(server.origin, {
        path: `${VIDEO_STATUS}?video_id=vid_0000000000000000000000`,
        key: account.key,
      }),
      'not_found',
    );
  });
});

/** By the time that a request has its video, there is none: no test is quick enough to delete it at every load. */
const GONE_AS_SOON_AS_ACCEPTED = `
  CREATE FUNCTION gone() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN DELETE FROM videos WHERE id = NEW.id; RETURN NULL; END $$;
  CREATE CONSTRAINT TRIGGER gone AFTER INSERT ON videos DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION gone()`;

describe('an error that we foresaw and are to blame for', () => {
  it('is logged with the request id that the caller got: its video is gone while the call is held', async () => {
    const holding = await startServer({ role: 'http', env: { SYNC_WAIT_SECONDS: '2' } });
    const { key } = await seedAccount(holding.database);
    await rowsOf(holding.database, GONE_AS_SOON_AS_ACCEPTED);
    const held = await postText({ origin: holding.origin, key });
    const { request_id: id } = errorOf(held, 'internal_error');
    const about = () =>
      holding
        .stderr()
        .split('\n')
        .filter((text) => text.includes(id));
    await waitUntil({ what: 'the log lines' }, () => about().length >= 2);
    expect(about().map((text) => JSON.parse(text) as object)).toContainEqual(
      expect.objectContaining({ level: 50, requestId: id }),
    );
  });
});

describe('the log', () => {
  it('is one JSON object a line, which no text of a request can break or forge', async () => {
    await call(server.origin, {
      path: '/%0a{"level":60,"msg":"forged"}',
      headers: [['User-Agent', 'x {"level":60}']],
    });
    const { request_id: id } = errorOf(await fail(), 'internal_error');
    await waitUntil({ what: 'the log line' }, () => server.stderr().includes(id));
    for (const line of server.stderr().split('\n').slice(0, -1))
      expect(server.parts.map(({ pid }) => pid)).toContain((JSON.parse(line) as { pid: number }).pid);
  });
});
