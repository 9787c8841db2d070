import type {
  ICredentialsDecrypted,
  ICredentialTestFunctions,
  INodeCredentialTestResult,
} from 'n8n-workflow';
import { cleanBaseUrl, isBaseUrl } from '../transport/server-address.js';
import {
  accountAddress,
  holdAddress,
  judgeAnswer,
  problemOfHold,
  type AccountAnswer,
} from './judge-answer.js';

const LONGEST_MS = 10_000;

/** Asks for the account, and tells a wrong address, a wrong key and a wrong plan apart; then holds a call where that is wished. */
export async function testCredential(
  this: ICredentialTestFunctions,
  credential: ICredentialsDecrypted,
): Promise<INodeCredentialTestResult> {
  const { pasted, apiKey, holdSeconds } = fieldsOf(credential);
  const baseUrl = cleanBaseUrl(pasted);
  if (!isBaseUrl(baseUrl))
    return failed('The base URL has to be an http or https address, for example https://clips.example.com');
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    return failed('The API key is empty, or has characters that no key has.');
  const asked = await ask(this, { uri: accountAddress(baseUrl), apiKey, longestMs: LONGEST_MS });
  if (asked.answer === null)
    return failed(
      `No server answers at ${baseUrl} (${asked.problem}). Check the base URL, and that n8n reaches it.`,
    );
  const judged = judgeAnswer(asked.answer, baseUrl);
  return judged.status === 'OK' && holdSeconds > 0
    ? await hold(this, { judged, baseUrl, apiKey, seconds: holdSeconds })
    : judged;
}

function fieldsOf({ data = {} }: ICredentialsDecrypted): {
  pasted: string;
  apiKey: string;
  holdSeconds: number;
} {
  const {
    baseUrl: pasted = '',
    apiKey = '',
    holdSeconds = 0,
  } = data as { baseUrl?: string; apiKey?: string; holdSeconds?: number };
  return { pasted, apiKey, holdSeconds };
}

/** Whether a silent call lives for so long on the way to the server. */
async function hold(
  functions: ICredentialTestFunctions,
  {
    judged,
    baseUrl,
    apiKey,
    seconds,
  }: { judged: INodeCredentialTestResult; baseUrl: string; apiKey: string; seconds: number },
): Promise<INodeCredentialTestResult> {
  const held = await ask(functions, {
    uri: holdAddress(baseUrl, seconds),
    apiKey,
    longestMs: seconds * 1_000 + LONGEST_MS,
  });
  const problem = held.answer === null ? held.problem : problemOfHold(held.answer);
  if (problem === null)
    return { ...judged, message: `${judged.message} A call lives for ${seconds} s on the way.` };
  return failed(
    `Base URL and API key are right, but a call of ${seconds} s did not come back (${problem}). Raise the limit of the proxy on the way, or turn on Keep Request Alive in the node.`,
  );
}

type Asked = { readonly answer: AccountAnswer } | { readonly answer: null; readonly problem: string };

async function ask(
  functions: ICredentialTestFunctions,
  { uri, apiKey, longestMs }: { uri: string; apiKey: string; longestMs: number },
): Promise<Asked> {
  try {
    const answer = (await functions.helpers.request({
      method: 'GET',
      uri,
      headers: { Authorization: `Bearer ${apiKey}`, Accept: 'application/json' },
      timeout: longestMs,
      followRedirect: false,
      simple: false,
      resolveWithFullResponse: true,
    })) as AccountAnswer;
    return { answer };
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    return { answer: null, problem: code ?? message ?? 'no answer' };
  }
}

function failed(message: string): INodeCredentialTestResult {
  return { status: 'Error', message };
}
