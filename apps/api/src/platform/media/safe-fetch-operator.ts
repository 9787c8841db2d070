import { Agent, fetch as send, FormData as SentForm, type RequestInit as SentInit } from 'undici';

/** A call ends by its signal alone: some servers answer a start only when the video is done, and Node's own fetch gives up after 300 s. */
const patient = new Agent({ headersTimeout: 0, bodyTimeout: 0 });

/** The form of the library that sends it: it does not know Node's own. */
function sentForm(form: FormData): SentForm {
  const sent = new SentForm();
  for (const [name, value] of form) sent.append(name, value);
  return sent;
}

/** Fetches from addresses that stand in the operator's own settings, private ones included. Users and vendors name none of them. */
export const operatorFetch = (async (input: string | URL, init: RequestInit = {}) => {
  const { body } = init;
  const sent = { ...init, body: body instanceof FormData ? sentForm(body) : body, dispatcher: patient };
  return await send(input, sent as SentInit);
}) as unknown as typeof fetch;

/** The same for progress that comes over a socket. */
export { WebSocket as OperatorWebSocket } from 'undici';
