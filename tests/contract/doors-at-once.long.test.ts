import type { CreditBalance } from '@clipwright/core/dashboard';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { accountIdOf } from '../dashboard/support/operator.js';
import { post, resultIn, tokenOf, toolCall } from '../mcp/support/chat.js';
import {
  call,
  errorOf,
  givePlan,
  noisePicture,
  openAiErrorOf,
  putKey,
  rowsOf,
  startServer,
  type TestServer,
  unusedKey,
} from '../support/index.js';
import { CLIP, THEIR_CLIP } from './door-rules.js';

const WINDOW = 15;
const CREDITS = 7;
/** Of each kind of call: together the keys' are twice what the window lets through, and so are the others what is left. */
const CALLS = 10;
const AT_ONCE = Array.from({ length: CALLS });

let replicas: readonly [TestServer, TestServer];
let person: Person;
let key: string;
let token: string;

beforeAll(async () => {
  const plans = { api: { credits_a_month: CREDITS, at_once: 100 } };
  const env = { PLANS_FILE: JSON.stringify(plans), QUEUE_MAX_PER_ACCOUNT: '100' };
  const first = await startServer({ role: 'http', env });
  replicas = [first, await startServer({ role: 'http', env, database: first.database, home: first.home })];
  person = await newPerson(first.origin);
  await givePlan(first.database, person.email, 'api');
  key = unusedKey();
  await putKey(first.database, await accountIdOf(first.database, person.email), key);
  token = await tokenOf(person);
});

/** One after the other, whichever replica that is. */
let turn = 0;
const nextOrigin = (): string => {
  turn += 1;
  return replicas[turn % 2 === 0 ? 0 : 1].origin;
};

const RESPOND_ASYNC = [['Prefer', 'respond-async']] as const;
const byKey = (path: string, body: object) =>
  call(nextOrigin(), { method: 'POST', path, key, body, headers: RESPOND_ASYNC });

const taken = <T>(answers: readonly T[], isTaken: (answer: T) => boolean): readonly [T[], T[]] => [
  answers.filter(isTaken),
  answers.filter((answer) => !isTaken(answer)),
];

describe('every door at once, by one account, on two replicas', () => {
  it('lets 15 calls of the key through and no more, and spends every credit once beside them', async () => {
    const image = `data:image/png;base64,${noisePicture(64).toString('base64')}`;
    const [texts, images, theirs, chats, studio] = await Promise.all([
      Promise.all(AT_ONCE.map(() => byKey('/api/v1/text-to-video', CLIP))),
      Promise.all(AT_ONCE.map(() => byKey('/api/v1/image-to-video', { ...CLIP, image_url: image }))),
      Promise.all(AT_ONCE.map(() => byKey('/v1/videos', THEIR_CLIP))),
      Promise.all(
        AT_ONCE.map(async (_, id) =>
          resultIn(
            await post(nextOrigin(), {
              token,
              body: toolCall(id, 'make_video', { ...CLIP, wait_seconds: 0 }),
            }),
          ),
        ),
      ),
      Promise.all(AT_ONCE.map(() => person.ask({ path: '/dashboard/videos', body: CLIP }))),
    ]);

    const [ours, oursRefused] = taken([...texts, ...images], ({ status }) => status === 202);
    const [asTheirs, theirsRefused] = taken(theirs, ({ status }) => status === 200);
    expect(ours.length + asTheirs.length).toBe(WINDOW);
    for (const answer of oursRefused) errorOf(answer, 'rate_limited');
    for (const answer of theirsRefused)
      expect([answer.status, openAiErrorOf(answer).code]).toEqual([429, 'rate_limited']);

    const [inChats, chatsRefused] = taken(chats, ({ isError }) => isError !== true);
    const [inStudio, studioRefused] = taken(studio, ({ status }) => status === 202);
    expect(inChats.length + inStudio.length).toBe(CREDITS);
    for (const { structuredContent } of chatsRefused)
      expect(structuredContent).toMatchObject({ code: 'insufficient_credits' });
    for (const { json } of studioRefused) expect(json).toMatchObject({ code: 'insufficient_credits' });

    expect(await person.tell<CreditBalance>({ path: '/dashboard/credits' })).toMatchObject({
      monthly: 0,
      held: CREDITS,
    });
    expect((await call(nextOrigin(), { path: '/api/v1/account', key })).json).toMatchObject({
      rate_limit: { count: WINDOW, remaining: 0 },
    });
    const rows = await rowsOf(replicas[0].database, 'SELECT id FROM videos');
    expect(rows).toHaveLength(WINDOW + CREDITS);
  });
});
