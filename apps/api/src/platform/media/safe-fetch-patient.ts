import { Agent, fetch } from 'undici';

const CONNECT_TIMEOUT_MS = 10_000;

/** What a call takes here: bodies are written out, for this fetch knows no other one's forms. */
export interface PatientCall {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly redirect?: 'follow' | 'error' | 'manual';
  readonly signal?: AbortSignal;
}

const dispatcher = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS }, headersTimeout: 0, bodyTimeout: 0 });

/**
 * A fetch for servers that the operator set, which may take minutes to answer: once connected it ends by its signal alone,
 * where Node's own gives up after 300 seconds. Not for addresses that somebody else named: nothing is checked.
 */
export const patientFetch = async (url: URL, call: PatientCall): Promise<Response> => (await fetch(url, { ...call, dispatcher })) as unknown as Response;
