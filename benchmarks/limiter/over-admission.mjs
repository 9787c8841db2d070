// How much is admitted within one window by callers that know the algorithms: one call when a window begins, nothing
// until it is nearly over, then as much as four processes can ask for until the next one is nearly over.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { attack } from './attack-worker.mjs';
import { open } from './contestants.mjs';

const PROCESSES = 4;
/** Some limiters read a clock of whole milliseconds, at both ends of a window. */
const CLOCK_MS = 2;
const RULE = { limit: 100, windowMs: 2_000 };
const WORKER = new URL('attack-worker.mjs', import.meta.url).pathname;

/** The most that was surely admitted within one window, by a limiter that promises RULE.limit. */
export async function mostInOneWindow(contestant, name) {
  const setting = [contestant, { name, ...RULE }];
  const calls = contestant.store === 'memory' ? await inProcess(setting) : await inProcesses(setting);
  // A call counts between its begin and its end, so only calls that lie whole within a window are held against it.
  const windowMs = RULE.windowMs - CLOCK_MS;
  const within = ([from]) => calls.filter(([begun, ended]) => begun >= from && ended < from + windowMs);
  return Math.max(...calls.map((call) => within(call).length));
}

export const PROMISED = RULE.limit;

/** Windows of some begin where the clock is a multiple of their length: those of all do here. */
function planOf() {
  const { windowMs } = RULE;
  const leadMs = Math.ceil((Date.now() + 200) / windowMs) * windowMs + 5;
  return { leadMs, fromMs: leadMs + windowMs * 0.9, untilMs: leadMs + windowMs * 1.85 };
}

async function inProcess(setting) {
  const { take } = await open(...setting);
  return attack(take, { ...planOf(), leads: true });
}

async function inProcesses(setting) {
  const callers = Array.from({ length: PROCESSES }, () => fork(WORKER, [JSON.stringify(setting)]));
  await Promise.all(callers.map((caller) => once(caller, 'message')));
  const plan = planOf();
  const admitted = await Promise.all(
    callers.map(async (caller, index) => {
      const answer = once(caller, 'message');
      caller.send({ ...plan, leads: index === 0 });
      const [calls] = await answer;
      return calls;
    }),
  );
  return admitted.flat();
}
