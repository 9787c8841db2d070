import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { call, rowsOf, seedAccount, startServer, type TestServer } from '../support/index.js';
import {
  NEXT_STRIPE_SECRET,
  outcomeOf,
  planOf,
  PRICES,
  sendStandard,
  sendStripe,
  STANDARD_SECRET,
  STRIPE_SECRET,
  stripeHeader,
  tell,
} from './support/payments.js';
import { newId, type StripeEvent, stripeEvent, subscription } from './support/stripe-objects.js';

const MINUTE = 60;
const DAY = 86_400;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: {
      STRIPE_WEBHOOK_SECRET: `${STRIPE_SECRET}, ${NEXT_STRIPE_SECRET}`,
      STRIPE_PRICES: PRICES,
      PAYMENTS_WEBHOOK_SECRET: STANDARD_SECRET,
      PAYMENTS_LISTEN: '127.0.0.1:0',
    },
  });
});

const now = (): number => Math.floor(Date.now() / 1000);

/** Where the events go: the address that the server prints for them. */
const internal = (): { origin: string } => ({
  origin: `http://${/It takes payment events on (\S+)/.exec(server.stdout())?.[1] ?? ''}`,
});

const account = async (): Promise<string> => (await seedAccount(server.database, { plan: 'free' })).accountId;

const started = (accountId: string, created = now() - MINUTE): StripeEvent =>
  stripeEvent(
    'customer.subscription.created',
    created,
    subscription({
      ...{ id: newId('sub'), customer: newId('cus'), price: 'price_api', status: 'active', accountId },
      ...{ start: created, end: created + 30 * DAY },
    }),
  );

/** Sends an event from a port of one's own choice, 0: any; gives the status and that port. The connection stays. */
async function sentFrom(localPort: number, origin: string, agent: Agent): Promise<[unknown, number]> {
  const body = JSON.stringify(stripeEvent('charge.refunded', now(), {}));
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': stripeHeader(body) };
  const how = { method: 'POST', headers, agent, localAddress: '127.0.0.1', localPort };
  const sent = request(new URL('/internal/payments/stripe', origin), how).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const from = answer.socket.localPort ?? 0;
  await once(answer.resume(), 'end');
  return [answer.statusCode, from];
}

const keptOf = ({ id }: { id: string }) =>
  rowsOf(server.database, 'SELECT outcome, payload FROM payment_events WHERE id = $1', [id]);

describe('an event of Stripe', () => {
  it('gives its account the plan of its price, and is kept as it came', async () => {
    const accountId = await account();
    const event = started(accountId);
    expect(await tell(internal(), event)).toBe('applied');
    expect(await planOf(server, accountId)).toBe('api');
    expect(await keptOf(event)).toEqual([{ outcome: 'applied', payload: event }]);
  });

  it('that comes again, once or at the same moment, changes nothing and is kept once', async () => {
    const event = started(await account());
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => tell(internal(), event)));
    expect(outcomes.toSorted()).toEqual(['applied', ...Array.from({ length: 4 }, () => 'repeated')]);
    expect(await keptOf(event)).toHaveLength(1);
    const entries = `SELECT 1 FROM audit_entries WHERE action = 'subscription.changed' AND details->>'reason' LIKE '%' || $1`;
    expect(await rowsOf(server.database, entries, [event.id])).toHaveLength(1);
  });

  it('signed with either of two secrets is believed, while one replaces the other', async () => {
    const body = JSON.stringify(started(await account()));
    const sent = sendStripe(internal().origin, body, stripeHeader(body, NEXT_STRIPE_SECRET));
    expect(await outcomeOf(sent)).toBe('applied');
  });

  it('of a kind that says nothing here is kept, and answered 200', async () => {
    const event = stripeEvent('charge.dispute.created', now(), { id: newId('dp'), object: 'dispute' });
    expect(await tell(internal(), event)).toBe('unknown_kind');
    expect(await keptOf(event)).toEqual([{ outcome: 'unknown_kind', payload: event }]);
  });

  it('of a form that nobody knows is kept, told to operators, and answered 200', async () => {
    const event = stripeEvent('customer.subscription.updated', now(), { id: 'sub_x', status: 'active' });
    expect(await tell(internal(), event)).toBe('unreadable');
    const told = `SELECT details->>'told' AS told FROM audit_entries WHERE action = 'payment.not-applied' AND details->>'event' = $1`;
    expect(await rowsOf(server.database, told, [event.id])).toEqual([
      { told: expect.stringContaining('Nothing was changed: it is not of a form that is known here (items') },
    ]);
  });
});

describe('what is refused changes nothing, and is not kept', () => {
  const refused = async (answer: ReturnType<typeof sendStripe>) => {
    const { status, json } = await answer;
    return [status, (json as { code: string }).code];
  };

  it.each([
    ['another secret', (body: string) => stripeHeader(body, 'whsec_of_somebody_else')],
    [
      'a signature that is six minutes old',
      (body: string) => stripeHeader(body, STRIPE_SECRET, now() - 6 * MINUTE),
    ],
    ['the signature of another body', () => stripeHeader('{}')],
    ['a header that is none', () => 'v1=abc'],
    ['no header', () => ''],
  ])('an event with %s: 400', async (_, header) => {
    const accountId = await account();
    const event = started(accountId);
    const body = JSON.stringify(event);
    expect(await refused(sendStripe(internal().origin, body, header(body)))).toEqual([
      400,
      'invalid_signature',
    ]);
    expect([await planOf(server, accountId), await keptOf(event)]).toEqual(['free', []]);
  });

  it('an event from more than five minutes ahead: 400', async () => {
    const event = started(await account(), now() + 10 * MINUTE);
    const body = JSON.stringify(event);
    expect(await refused(sendStripe(internal().origin, body))).toEqual([400, 'clock_skew']);
    expect(await keptOf(event)).toEqual([]);
  });

  it('a signed body that is no event: 400', async () => {
    expect(await refused(sendStripe(internal().origin, '{"id":'))).toEqual([400, 'invalid_signature']);
    expect(await refused(sendStripe(internal().origin, '{"id":"evt_1"}'))).toEqual([
      400,
      'invalid_signature',
    ]);
  });

  it('a body of more than 256 KiB: 413; one a little smaller is taken', async () => {
    const event = started(await account());
    const padded = (bytes: number) => JSON.stringify({ ...event, padding: 'x'.repeat(bytes) });
    expect(await refused(sendStripe(internal().origin, padded(256 * 1024)))).toEqual([413, 'body_too_large']);
    expect(await keptOf(event)).toEqual([]);
    expect(await outcomeOf(sendStripe(internal().origin, padded(250 * 1024)))).toBe('applied');
  });
});

describe('an event of another provider, signed as Standard Webhooks says', () => {
  const changed = (accountId: string, data: object = {}) => ({
    type: 'subscription.changed',
    data: {
      ...{ account: accountId, plan: 'api', state: 'active', as_of: new Date().toISOString() },
      period: { start: '2026-01-01T00:00:00Z', end: '2126-01-01T00:00:00Z' },
      ...data,
    },
  });

  it('gives its account the plan that it names', async () => {
    const accountId = await account();
    expect(await outcomeOf(sendStandard(internal().origin, changed(accountId)))).toBe('applied');
    expect(await planOf(server, accountId)).toBe('api');
  });

  it('with another secret, or from six minutes ago or ahead: 400', async () => {
    const accountId = await account();
    const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const at = (minutes: number) => ({ at: new Date(Date.now() + minutes * MINUTE * 1000) });
    for (const how of [{ secret: other }, at(-6), at(6)]) {
      const { status, json } = await sendStandard(internal().origin, changed(accountId), how);
      expect([status, json]).toEqual([400, expect.objectContaining({ code: 'invalid_signature' })]);
    }
    expect(await planOf(server, accountId)).toBe('free');
  });

  it.each([
    ['data.state', { state: 'paid' }],
    ['data.period.end', { period: { start: '2026-02-01T00:00:00Z', end: '2026-01-01T00:00:00Z' } }],
    ['data.as_of', { as_of: 'yesterday' }],
    ['data', { colour: 'blue' }],
  ])('is told which field is wrong: %s', async (field, data) => {
    const { status, json } = await sendStandard(internal().origin, changed(await account(), data));
    expect([status, json]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_request', error: expect.stringContaining(`${field}: `) }),
    ]);
  });

  it('of a plan that is not there grants nothing, and operators are told', async () => {
    const accountId = await account();
    const answer = await sendStandard(internal().origin, changed(accountId, { plan: 'gold' }));
    expect(answer.json).toEqual({
      received: true,
      outcome: 'unknown_plan',
      message: 'Nothing was granted: there is no plan called gold.',
    });
    expect(await planOf(server, accountId)).toBe('free');
  });

  it('of another kind is kept, and answered 200', async () => {
    expect(await outcomeOf(sendStandard(internal().origin, { type: 'invoice.drawn', data: 1 }))).toBe(
      'unknown_kind',
    );
  });
});

describe('the routes of payments', () => {
  it('are at the address of their own and nowhere else, and nothing else is there', async () => {
    const body = JSON.stringify(started(await account()));
    expect((await sendStripe(server.origin, body)).status).toBe(404);
    for (const path of ['/api/v1/models', '/healthz', '/', '/metrics'])
      expect([path, (await call(internal().origin, { path })).status]).toEqual([path, 404]);
  });

  it('are nowhere else for one who is at both addresses from the same port', async () => {
    const agent = new Agent({ keepAlive: true });
    const [status, port] = await sentFrom(0, internal().origin, agent);
    expect([status, await sentFrom(port, server.origin, agent)]).toEqual([200, [404, port]]);
    agent.destroy();
  });

  it('are in no document', async () => {
    for (const path of ['/openapi.json', '/docs'])
      expect((await call(server.origin, { path })).text).not.toContain('/internal');
  });

  it('take JSON alone', async () => {
    const { origin } = internal();
    const answer = await call(origin, { method: 'POST', path: '/internal/payments/stripe', body: 'a=b' });
    expect(answer.status).toBe(415);
  });
});
