// Calls that create videos, at the moments that chance gives them, over two processes.
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const agent = new Agent({ keepAlive: true, maxSockets: 128 });
export const hangUp = () => agent.destroy();

/** From 0 up to, not including, 1, the same again for the same seed (mulberry32). */
export function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * What is asked for within so many seconds: arrivals of a Poisson process. One in `hotShare` is of the first few accounts, which ask for
 * more than they may. One in five has an Idempotency-Key, and half of these are sent three times: twice at once, to both processes, and
 * once more a second later.
 */
export function arrivals({ seed, seconds, aMinute, accounts, hot, hotShare }) {
  const next = chance(seed);
  const wanted = [];
  for (let atMs = 0; ;) {
    atMs += (-Math.log(1 - next()) * 60_000) / aMinute;
    if (atMs >= seconds * 1_000) return wanted;
    const isHot = next() < hotShare;
    const account = isHot ? Math.floor(next() * hot) : hot + Math.floor(next() * (accounts - hot));
    const [door, dice] = [next() < 0.5 ? 0 : 1, next()];
    wanted.push({ atMs, account, door, key: dice < 0.2 ? `call-${wanted.length}` : null, again: dice < 0.1 });
  }
}

const BODY = JSON.stringify({ prompt: 'a lake at night', duration: 1, resolution: '480p' });

/** One call: its status, its video if it has one, and how long it took from when it was due. */
function send(origin, { apiKey, key }, dueMs) {
  const headers = {
    ...{ Authorization: `Bearer ${apiKey}`, Prefer: 'respond-async', 'Content-Type': 'application/json' },
    ...{ 'Content-Length': BODY.length, ...(key === null ? {} : { 'Idempotency-Key': key }) },
  };
  return new Promise((resolve) => {
    const done = (status, text) =>
      resolve({ status, text, id: /"video_id":"(\w+)"/.exec(text)?.[1], ms: performance.now() - dueMs });
    const asked = request(`${origin}/api/v1/text-to-video`, { method: 'POST', agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.once('end', () => done(answer.statusCode, text)).once('error', () => done(0, 'cut'));
    });
    asked.once('error', (error) => done(0, String(error))).end(BODY);
  });
}

const REPEAT_AFTER_MS = 1_000;

async function sendAll(origins, keys, { account, door, key, again }, dueMs) {
  const call = { apiKey: keys[account], key };
  const first = send(origins[door], call, dueMs);
  if (!again) return [await first];
  const both = await Promise.all([first, send(origins[1 - door], call, dueMs)]);
  await sleep(REPEAT_AFTER_MS);
  return [...both, await send(origins[1 - door], call, performance.now())];
}

/** Sends what is wanted when it is due, whatever has been answered by then, and gives each with its answers. */
export async function drive(origins, keys, wanted) {
  const begunMs = performance.now();
  const under = [];
  for (const one of wanted) {
    const dueMs = begunMs + one.atMs;
    while (performance.now() < dueMs) await sleep(Math.max(0, Math.min(5, dueMs - performance.now())));
    under.push(sendAll(origins, keys, one, dueMs).then((answers) => ({ ...one, answers })));
  }
  return await Promise.all(under);
}

/** As many as can be, so many at once, for so many seconds. */
export async function driveHard(origins, keys, { seconds, atOnce }) {
  const untilMs = performance.now() + seconds * 1_000;
  const told = [];
  let sent = 0;
  const one = async () => {
    while (performance.now() < untilMs) {
      const [account, door] = [sent % keys.length, sent % 2];
      sent += 1;
      const call = { apiKey: keys[account], key: null };
      told.push({ account, key: null, answers: [await send(origins[door], call, performance.now())] });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return told;
}
