import type { Finding } from '../../boot/finding.js';
import { unreachableText } from '../engine/unreachable-text.js';
import { type CalledServer, type CallEnd, callThrough } from './hold-call.js';
import { culpritAfter } from './usual-culprits.js';

export interface PathQuestion extends CalledServer {
  readonly heartbeatSeconds: number;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

interface Told {
  readonly success?: unknown;
  readonly email?: unknown;
  readonly error?: unknown;
  readonly code?: unknown;
  readonly held_seconds?: unknown;
}

/** Finds out how long the way to a server lets a call live, with signs of life and without. */
export async function examinePath(question: PathQuestion): Promise<Finding[]> {
  const address = addressOf(question, await callThrough(question, '/api/v1/account', question));
  if (!address.ok) return [address];
  question.say(
    'Holding two calls, one with signs of life and one without, for as long as the server holds a generation.',
  );
  const prefer = `heartbeat=${question.heartbeatSeconds}`;
  const [plain, beating] = await Promise.all([held(question), held(question, prefer)]);
  return [address, plainly(plain, { prefer, isKept: isHeld(beating) }), withSigns(beating, prefer)];
}

const held = (question: PathQuestion, prefer?: string): Promise<CallEnd> =>
  callThrough(question, '/api/v1/hold-test', prefer === undefined ? question : { ...question, prefer });

const toldBy = ({ json }: CallEnd): Told => (typeof json === 'object' && json !== null ? json : {});

const isHeld = (end: CallEnd): boolean => end.status === 200 && toldBy(end).success === true;

function addressOf({ url }: CalledServer, end: CallEnd): Finding {
  const name = 'address';
  const { success, email, error } = toldBy(end);
  if (end.status === null) return { name, ok: false, detail: unreachableText(url, end.error) };
  if (success === true) return { name, ok: true, detail: `${url} answers ${String(email)}` };
  const said =
    success === false
      ? `It was refused: ${String(error)}`
      : `What answers ${end.status} at ${url} is no Clipwright server.`;
  return { name, ok: false, detail: said };
}

function plainly(end: CallEnd, { prefer, isKept }: { prefer: string; isKept: boolean }): Finding {
  const name = 'held call';
  const refusal = refusalOf(end);
  if (refusal !== null) return { name, ok: false, detail: refusal };
  if (isHeld(end)) return { name, ok: true, detail: keptText(end) };
  const way = isKept ? ` Calls with "Prefer: ${prefer}" get through as it is.` : '';
  return { name, ok: false, detail: `${cutText(end)} ${culpritAfter(end.seconds)}${way}` };
}

function withSigns(end: CallEnd, prefer: string): Finding {
  const name = `with Prefer: ${prefer}`;
  const refusal = refusalOf(end);
  if (refusal !== null) return { name, ok: false, detail: refusal };
  if (isHeld(end)) return { name, ok: true, detail: keptText(end) };
  return {
    name,
    ok: false,
    detail: `${cutText(end)} Something on the way keeps answers back until they are whole, or ends whatever takes so long: take its buffering away (\`proxy_buffering off;\` in nginx), beat more often, or send "Prefer: respond-async" and ask for the status.`,
  };
}

/** What the server itself says in place of holding. */
function refusalOf(end: CallEnd): string | null {
  const { success, code, error } = toldBy(end);
  if (success !== false) return null;
  return code === 'not_found' ? 'The server is older than this test: bring it up to date.' : String(error);
}

const keptText = (end: CallEnd): string =>
  `held for ${Number(toldBy(end).held_seconds)} s, which is as long as this server holds a generation`;

function cutText({ seconds, status, server }: CallEnd): string {
  const by = server === null ? '' : ` of ${server}`;
  const how = status === null || status === 200 ? 'the connection ended' : `a ${status}${by}`;
  return `Cut after ${seconds.toFixed(1)} s: ${how}.`;
}
