// One of the callers of an attack: opens its limiter, and at each message asks as fast as it can between two
// instants. Tells when each admitted call began and ended.
import { once } from 'node:events';
import { open } from './contestants.mjs';

const AT_ONCE = 4;

const now = () => performance.timeOrigin + performance.now();

const until = (atMs) => new Promise((resolve) => setTimeout(resolve, Math.max(0, atMs - now())));

async function ask(take, admitted) {
  const from = now();
  if (await take('hot')) admitted.push([from, now()]);
}

/** Asks until then, and lets others in this process have their turn. */
async function hammer(take, admitted, untilMs) {
  while (now() < untilMs) {
    await ask(take, admitted);
    await new Promise(setImmediate);
  }
}

/** One call at `leadMs`, where this caller leads; then all it can from `fromMs` to `untilMs`. */
export async function attack(take, { leads, leadMs, fromMs, untilMs }) {
  const admitted = [];
  await until(leadMs);
  if (leads) await ask(take, admitted);
  await until(fromMs);
  await Promise.all(Array.from({ length: AT_ONCE }, () => hammer(take, admitted, untilMs)));
  return admitted;
}

async function serve() {
  const { take, close } = await open(...JSON.parse(process.argv[2]));
  process.send('ready');
  const [plan] = await once(process, 'message');
  process.send(await attack(take, plan));
  await close();
  process.disconnect();
}

if (process.send !== undefined) await serve();
