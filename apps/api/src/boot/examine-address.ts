import type { IncomingMessage } from 'node:http';
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import type { Config } from '../config/config.js';
import { certificateAt, certificateOf } from './examine-certificate.js';
import { doubtful, fine, type Finding, wrong } from './finding.js';
import { troubleAt } from './ready-lines.js';

const WITHIN_MS = 5_000;
/** A route that answers strangers, and that HTTPS is required for: the answer tells whether the proxy is believed. */
const ASKED = '/api/v1/account';

/** What came back from the address that callers use. */
export interface PublicAnswer {
  readonly status: number;
  readonly body: string;
  readonly server: string | null;
  /** Null for plain HTTP. */
  readonly certificate: { readonly endsMs: number; readonly complaint: string | null } | null;
}

/** The address that callers use: whether it can work by the settings, leads here, and who vouches for it. */
export async function addressOf({ server, https }: Config, nowMs: number): Promise<Finding[]> {
  if (server.role === 'worker') return [];
  const own = https.tls === null ? [] : [certificateOf(https.tls, nowMs)];
  const { publicUrl } = server;
  const scheme = https.tls === null ? 'http' : 'https';
  const trouble = troubleAt(publicUrl ?? `${scheme}://${server.host}:${server.port}`, { https, server });
  if (trouble !== null) return [...own, wrong('address', trouble)];
  return publicUrl === null ? own : [...own, ...(await lookedAt(publicUrl, nowMs, own.length === 0))];
}

async function lookedAt(publicUrl: string, nowMs: number, isProxys: boolean): Promise<Finding[]> {
  const answer = await answerAt(publicUrl);
  if ('error' in answer) return [unreached(publicUrl, answer.error)];
  const { certificate } = answer;
  const its = certificate === null || !isProxys ? [] : [certificateAt(publicUrl, certificate, nowMs)];
  return [leadsHere(publicUrl, answer), ...its];
}

/** The server may be stopped, and some networks lead nobody out and in again. */
const unreached = (publicUrl: string, { code, message }: NodeJS.ErrnoException): Finding =>
  doubtful(
    'address',
    `${publicUrl} was not reached from here (${code ?? message}). Start the server and its proxy, or look from outside with "clipwright doctor --through ${publicUrl}".`,
  );

/** What the answer to a stranger says of the way to the server. */
export function leadsHere(publicUrl: string, { status, body, server }: PublicAnswer): Finding {
  const name = 'address';
  const code = codeIn(body);
  if (code === 'https_required')
    return wrong(
      name,
      `${publicUrl} leads here, and every call is refused with 403 https_required: the proxy is not in TRUSTED_PROXIES, or it sends no X-Forwarded-Proto.`,
    );
  if (code !== null) return fine(name, `${publicUrl} leads to a Clipwright server`);
  const who = server === null ? 'What answers' : `${server} answers`;
  if ([502, 503, 504].includes(status))
    return wrong(
      name,
      `${who} ${status} at ${publicUrl}: the proxy does not reach the server. Start it, or correct the address in the proxy's settings (HOST and PORT say where it listens).`,
    );
  return wrong(
    name,
    `${who} ${status} at ${publicUrl}, and that is no Clipwright server: lead the proxy here, or correct PUBLIC_URL.`,
  );
}

/** Null for what no Clipwright server says. */
function codeIn(body: string): string | null {
  try {
    const { success, code } = JSON.parse(body) as { success?: unknown; code?: unknown };
    return success === false && typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}

type Asked = PublicAnswer | { readonly error: NodeJS.ErrnoException };

const answerAt = async (publicUrl: string): Promise<Asked> =>
  await ask(publicUrl).catch((error: unknown) => ({ error: error as NodeJS.ErrnoException }));

/** Whatever vouches for it: a certificate that has ended is told of, and keeps nobody from looking. */
async function ask(publicUrl: string): Promise<PublicAnswer> {
  const address = new URL(`${publicUrl}${ASKED}`);
  const isTls = address.protocol === 'https:';
  const send = isTls ? tlsRequest : plainRequest;
  const options = { agent: false, signal: AbortSignal.timeout(WITHIN_MS), rejectUnauthorized: false };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    send(address, options).once('response', resolve).once('error', reject).end();
  });
  const certificate = isTls ? peerOf(answer.socket as TLSSocket) : null;
  const { statusCode: status = 0, headers } = answer;
  const server = headers.server === undefined ? null : String(headers.server);
  return { status, body: await text(answer), server, certificate };
}

function peerOf(socket: TLSSocket): PublicAnswer['certificate'] {
  const complaint = socket.authorizationError as unknown;
  return {
    endsMs: Date.parse(socket.getPeerCertificate().valid_to),
    complaint: complaint === null || complaint === undefined ? null : codeOf(complaint),
  };
}

/** A text, or an error with a code. */
const codeOf = (complaint: unknown): string =>
  (complaint as Partial<NodeJS.ErrnoException>).code ?? String(complaint);
