import * as answers from '@clipwright/core/dashboard';
import { ModelsResponse, PlanResponse } from '@clipwright/core/videos';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { everyRoute, titleOf } from '../faults/every-route.js';
import {
  type Answer,
  call,
  rowsOf,
  seedAccount,
  seedVideo,
  startServer,
  type TestServer,
  waitUntil,
} from '../support/index.js';
import { LoopbackMail } from './support/loopback-mail.js';
import { accountIdOf, newOperator } from './support/operator.js';
import { newPerson, Person, stranger } from './support/person.js';

const CLIP = { prompt: 'a red ball rolls by the sea', resolution: '480p', duration: 1, fun: true };
const FRESH_PASSWORD = 'a new quiet harbour';

const mail = new LoopbackMail();
let server: TestServer;
let operator: Person;
/** Somebody for whatever ends a session or an account. */
let guest: Person;
let videoId: string;

/** An engine beside the embedded one, with a replica that can be drained. */
const ENGINES = {
  engines: {
    wan: {
      ...{ kind: 'openai-videos', flavour: 'sglang', model: 'wan', modes: ['text'] },
      replicas: [{ name: 'gpu-1', url: 'http://127.0.0.1:9/' }],
    },
  },
};

beforeAll(async () => {
  const env = {
    ...{ SMTP_URL: await mail.listen(), SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000' },
    CLIPWRIGHT_CONFIG: JSON.stringify(ENGINES),
  };
  server = await startServer({ role: 'http', env });
  operator = await newOperator(server.origin, server.database);
  await rowsOf(server.database, 'UPDATE accounts SET email_verified = true WHERE email = $1', [
    operator.email,
  ]);
  guest = await newPerson(server.origin);
  await rowsOf(server.database, `UPDATE accounts SET approval = 'waiting' WHERE email = $1`, [guest.email]);
  const owner = { accountId: await accountIdOf(server.database, operator.email), email: '', key: '' };
  videoId = await seedVideo(server.database, owner, {
    maker: { engine: 'sketch', fallback: true },
    warnings: ['Another engine made it.'],
  });
  await rowsOf(
    server.database,
    `INSERT INTO payment_events (provider, id, kind, made_at, outcome, payload)
     VALUES ('stripe', 'evt_kept', 'charge.refunded', now(), 'unreadable', '{"id":"evt_kept"}')`,
  );
  await seedVideo(server.database, owner, {
    status: 'failed',
    error: { code: 'engine_unavailable', message: 'No engine could be reached.' },
  });
});

afterAll(() => mail.close());

const asked = (method: string, path: string, body?: unknown) => (): Promise<Answer> =>
  operator.ask({ method, path: `/dashboard/${path}`, body });

const asGuest = (path: string, body: unknown = {}): Promise<Answer> =>
  guest.ask({ method: 'POST', path: `/dashboard/${path}`, body });

const mailedToken = async (page: string): Promise<string> =>
  await waitUntil({ what: `a link to ${page}` }, () => {
    const texts = mail.mails.filter(({ to }) => to === guest.email).map(({ text }) => text);
    return texts.map((text) => text.split(`/${page}#`)[1]?.split(/\s/)[0]).findLast(Boolean) ?? null;
  });

const made = async (): Promise<answers.MadeInvitation> =>
  await operator.tell({ path: '/dashboard/operator/invitations', body: { plan: 'pro' } });

interface Shape {
  parse(answer: unknown): unknown;
}

/** Every route that answers JSON: what it answers, and a call that succeeds. */
const ROUTES: Readonly<Record<string, readonly [Shape, () => Promise<Answer>]>> = {
  'GET /dashboard/session': [answers.Session, () => asGuestReading('session')],
  'POST /dashboard/sign-up': [answers.Done, () => stranger(server.origin).signUp()],
  'POST /dashboard/sign-in': [answers.Done, () => operator.signIn()],
  'POST /dashboard/confirm': [answers.Done, () => asGuest('confirm', { password: guest.password })],
  'POST /dashboard/email/ask': [answers.Done, () => asGuest('email/ask')],
  'POST /dashboard/email/prove': [
    answers.Done,
    async () => asGuest('email/prove', { token: await mailedToken('verify-email') }),
  ],
  'POST /dashboard/password': [
    answers.Done,
    () => asGuest('password', { current_password: guest.password, new_password: FRESH_PASSWORD }),
  ],
  'POST /dashboard/password/forgotten': [
    answers.Done,
    () => asGuest('password/forgotten', { email: guest.email }),
  ],
  'POST /dashboard/password/reset': [
    answers.Done,
    async () =>
      asGuest('password/reset', { token: await mailedToken('reset-password'), new_password: guest.password }),
  ],
  'POST /dashboard/account/delete': [
    answers.Done,
    async () => {
      await guest.signIn();
      return await asGuest('account/delete', { email: guest.email });
    },
  ],
  'POST /dashboard/invitations/read': [
    answers.InvitationTerms,
    async () =>
      new Person(server.origin).ask({
        path: '/dashboard/invitations/read',
        body: { token: (await made()).link.split('#')[1] },
      }),
  ],
  'POST /dashboard/key': [answers.MadeKey, asked('POST', 'key')],
  'GET /dashboard/overview': [answers.Overview, asked('GET', 'overview')],
  'GET /dashboard/usage': [answers.Usage, asked('GET', 'usage')],
  'GET /dashboard/credits': [answers.CreditBalance, asked('GET', 'credits')],
  'GET /dashboard/credits/entries': [answers.CreditEntries, asked('GET', 'credits/entries')],
  'PUT /dashboard/language': [answers.Done, asked('PUT', 'language', { language: 'en' })],
  'GET /dashboard/budget': [answers.KeyBudget, asked('GET', 'budget')],
  'PATCH /dashboard/budget': [answers.KeyBudget, asked('PATCH', 'budget', { videos: 100 })],
  'GET /dashboard/operator/accounts/:id/credits': [
    answers.CreditBalance,
    () => ofOperator('GET', '/credits'),
  ],
  'POST /dashboard/operator/accounts/:id/credits': [
    answers.CreditBalance,
    () => ofOperator('POST', '/credits', { kind: 'grant', credits: 5, reason: 'a prize' }),
  ],
  'GET /dashboard/operator/accounts/:id/credits/entries': [
    answers.CreditEntries,
    () => ofOperator('GET', '/credits/entries'),
  ],
  'GET /dashboard/operator/accounts/:id/budget': [answers.KeyBudget, () => ofOperator('GET', '/budget')],
  'PATCH /dashboard/operator/accounts/:id/budget': [
    answers.KeyBudget,
    () => ofOperator('PATCH', '/budget', { credits: null }),
  ],
  'POST /dashboard/access/tokens': [
    answers.MadeToken,
    asked('POST', 'access/tokens', { name: 'a chat', tools: ['credits'] }),
  ],
  'POST /dashboard/access/requests': [
    answers.AccessRequest,
    async () => asked('POST', 'access/requests', await accessAsked())(),
  ],
  'POST /dashboard/access/requests/allow': [
    answers.AllowedAccess,
    async () => asked('POST', 'access/requests/allow', { asked: await accessAsked(), tools: ['credits'] })(),
  ],
  'GET /dashboard/access': [answers.AccessGrants, asked('GET', 'access')],
  'DELETE /dashboard/access/:id': [answers.Done, () => revokesAccess()],
  'GET /dashboard/models': [ModelsResponse, asked('GET', 'models')],
  'POST /dashboard/videos': [answers.BegunVideo, asked('POST', 'videos', CLIP)],
  'POST /dashboard/videos/plan': [PlanResponse, asked('POST', 'videos/plan', CLIP)],
  'GET /dashboard/videos': [answers.OwnVideos, asked('GET', 'videos?limit=2')],
  'GET /dashboard/videos/:id': [answers.OwnVideo, () => asked('GET', `videos/${videoId}`)()],
  'PUT /dashboard/videos/:id/share': [
    answers.VideoShare,
    () => asked('PUT', `videos/${videoId}/share`, { days: 7, title: 'Look' })(),
  ],
  'GET /dashboard/videos/:id/share': [answers.VideoShare, () => asked('GET', `videos/${videoId}/share`)()],
  'DELETE /dashboard/videos/:id/share': [answers.Done, () => asked('DELETE', `videos/${videoId}/share`)()],
  'GET /dashboard/sessions': [answers.KnownSessions, asked('GET', 'sessions')],
  'DELETE /dashboard/sessions/:id': [answers.Done, () => endsOtherSession()],
  'GET /dashboard/operator/accounts': [answers.Accounts, asked('GET', 'operator/accounts')],
  'POST /dashboard/operator/accounts': [
    answers.MadeAccount,
    () => asked('POST', 'operator/accounts', { email: stranger().email, plan: 'free' })(),
  ],
  'GET /dashboard/operator/accounts/:id': [answers.AccountPage, () => ofOperator('GET')],
  'POST /dashboard/operator/accounts/:id/reset-link': [
    answers.MadeResetLink,
    () => ofOperator('POST', '/reset-link', {}),
  ],
  'GET /dashboard/operator/accounts/:id/sessions': [
    answers.OthersSessions,
    () => ofOperator('GET', '/sessions'),
  ],
  'DELETE /dashboard/operator/accounts/:id/sessions': [answers.Done, () => ofOperator('DELETE', '/sessions')],
  'GET /dashboard/operator/accounts/waiting': [answers.Accounts, () => whoWaits()],
  'GET /dashboard/plan': [answers.OwnPlan, asked('GET', 'plan')],
  'GET /dashboard/operator/plans': [answers.Plans, asked('GET', 'operator/plans')],
  'PATCH /dashboard/operator/accounts/:id': [
    answers.AccountRow,
    async () => {
      const { accountId } = await seedAccount(server.database);
      return await asked('PATCH', `operator/accounts/${accountId}`, { active: true })();
    },
  ],
  'PUT /dashboard/operator/accounts/:id/plan': [
    answers.AccountRow,
    async () => {
      const id = await accountIdOf(server.database, operator.email);
      const wish = { plan: 'api', until: null, reason: 'to see the answer' };
      return await asked('PUT', `operator/accounts/${id}/plan`, wish)();
    },
  ],
  'POST /dashboard/operator/accounts/:id/plan/undo': [
    answers.AccountRow,
    () => ofOperator('POST', '/plan/undo', { plan: 'api' }),
  ],
  'POST /dashboard/operator/invitations': [
    answers.MadeInvitation,
    asked('POST', 'operator/invitations', { plan: 'free' }),
  ],
  'GET /dashboard/operator/invitations': [answers.Invitations, asked('GET', 'operator/invitations')],
  'DELETE /dashboard/operator/invitations/:id': [
    answers.Done,
    async () => asked('DELETE', `operator/invitations/${(await made()).invitation_id}`)(),
  ],
  'GET /dashboard/operator/audit': [answers.AuditRows, asked('GET', 'operator/audit')],
  'GET /dashboard/operator/payments': [
    answers.PaymentEventRows,
    asked('GET', 'operator/payments?undone=true'),
  ],
  'POST /dashboard/operator/payments/replay': [
    answers.PaymentEventRows,
    asked('POST', 'operator/payments/replay', { event: 'evt_kept' }),
  ],
  'GET /dashboard/operator/settings': [answers.SettingRows, asked('GET', 'operator/settings')],
  'GET /dashboard/operator/videos': [answers.OwnedVideos, asked('GET', 'operator/videos')],
  'GET /dashboard/operator/work': [answers.Work, asked('GET', 'operator/work')],
  'GET /dashboard/operator/board': [answers.Board, asked('GET', 'operator/board')],
  'GET /dashboard/operator/engines': [answers.EngineCards, asked('GET', 'operator/engines')],
  'GET /dashboard/operator/charts': [answers.Charts, asked('GET', 'operator/charts')],
  'POST /dashboard/operator/engines/:engine/:replica/try': [
    answers.MadeForOperator,
    asked('POST', 'operator/engines/sketch/embedded/try'),
  ],
  'PUT /dashboard/operator/queue': [answers.Switched, asked('PUT', 'operator/queue', { stopped: false })],
  'PUT /dashboard/operator/workers/:name': [
    answers.Switched,
    asked('PUT', 'operator/workers/somebody', { stopped: false }),
  ],
  'PUT /dashboard/operator/replicas/:engine/:replica': [
    answers.Switched,
    asked('PUT', 'operator/replicas/wan/gpu-1', { stopped: false }),
  ],
  'POST /dashboard/operator/videos/:id/front': [answers.Done, () => ofVideo('queued', 'front')],
  'POST /dashboard/operator/videos/:id/cancel': [answers.Done, () => ofVideo('queued', 'cancel')],
  'POST /dashboard/operator/videos/:id/again': [answers.MadeForOperator, () => ofVideo('failed', 'again')],
  'DELETE /dashboard/videos/:id': [answers.RemovedVideo, () => asked('DELETE', `videos/${videoId}`)()],
  'GET /dashboard/docs': [answers.ApiDocs, asked('GET', 'docs')],
  'GET /dashboard/trash': [answers.TrashedVideos, asked('GET', 'trash')],
  'POST /dashboard/trash/:id/restore': [answers.Done, () => asked('POST', `trash/${videoId}/restore`, {})()],
  'DELETE /dashboard/trash/:id': [
    answers.Done,
    async () => {
      await asked('DELETE', `videos/${videoId}`)();
      return await asked('DELETE', `trash/${videoId}`)();
    },
  ],
  'DELETE /dashboard/trash': [answers.EmptiedTrash, asked('DELETE', 'trash')],
  'POST /dashboard/sign-out': [answers.Done, asked('POST', 'sign-out', {})],
};

/** Data of the person for the person, which no page reads, and the stream of `events.test.ts`. */
const FILES = [
  'GET /dashboard/account/export',
  'GET /dashboard/account/images/:key',
  'GET /dashboard/credits/entries.csv',
  'GET /dashboard/videos.zip',
  'GET /dashboard/events',
];

async function ofOperator(method: string, path = '', body?: object): Promise<Answer> {
  const id = await accountIdOf(server.database, operator.email);
  return await asked(method, `operator/accounts/${id}${path}`, body)();
}

/** What an operator does about a video that stands so. */
async function ofVideo(status: 'queued' | 'failed', act: string): Promise<Answer> {
  const id = await seedVideo(server.database, await seedAccount(server.database), { status });
  await rowsOf(server.database, `UPDATE videos SET line = 'generate-video' WHERE id = $1`, [id]);
  return await asked('POST', `operator/videos/${id}/${act}`)();
}

const asGuestReading = (path: string): Promise<Answer> => guest.ask({ path: `/dashboard/${path}` });

async function whoWaits(): Promise<Answer> {
  const person = await newPerson(server.origin);
  await rowsOf(server.database, `UPDATE accounts SET approval = 'waiting' WHERE email = $1`, [person.email]);
  return await asked('GET', 'operator/accounts/waiting')();
}

async function accessAsked(): Promise<object> {
  const redirect = 'http://127.0.0.1:1/callback';
  const registered = await call(server.origin, {
    method: 'POST',
    path: '/oauth/register',
    body: { client_name: 'a chat', redirect_uris: [redirect] },
  });
  const { client_id } = registered.json as { client_id: string };
  const proof = { code_challenge: 'a'.repeat(43), code_challenge_method: 'S256' };
  return { client_id, redirect_uri: redirect, response_type: 'code', ...proof };
}

async function revokesAccess(): Promise<Answer> {
  const { grants } = await operator.tell<answers.AccessGrants>({ path: '/dashboard/access' });
  return await asked('DELETE', `access/${grants[0]?.id ?? ''}`)();
}

async function endsOtherSession(): Promise<Answer> {
  const elsewhere = new Person(server.origin, operator.email, operator.password);
  await elsewhere.signIn();
  const { sessions } = await operator.tell<answers.KnownSessions>({ path: '/dashboard/sessions' });
  return await asked('DELETE', `sessions/${sessions.find(({ current }) => !current)?.id ?? ''}`)();
}

describe('an answer to the pages', () => {
  it.each(Object.entries(ROUTES))(
    'is what core says it is, with no field besides: %s',
    async (_, [shape, ask]) => {
      const { status, json } = await ask();
      expect([status, json]).toEqual([expect.any(Number), expect.any(Object)]);
      expect(status).toBeLessThan(300);
      // Parsing leaves unknown fields out.
      expect(shape.parse(json)).toEqual(json);
    },
  );

  it('has a shape in core, whichever route gives it', async () => {
    const routes = (await everyRoute(server.origin))
      .map(titleOf)
      .filter((title) => title.includes('/dashboard'));
    expect([...Object.keys(ROUTES), ...FILES].sort()).toEqual(routes.sort());
  });
});
