import type {
  ICredentialsDecrypted,
  ICredentialTestFunctions,
  INodeCredentialTestResult,
} from 'n8n-workflow';
import { cleanBaseUrl, isBaseUrl } from '../transport/server-address.js';
import { accountAddress, judgeAnswer, type AccountAnswer } from './judge-answer.js';

const LONGEST_MS = 10_000;

/** Asks for the account, and tells a wrong address, a wrong key and a wrong plan apart. */
export async function testCredential(
  this: ICredentialTestFunctions,
  credential: ICredentialsDecrypted,
): Promise<INodeCredentialTestResult> {
  const { baseUrl: pasted = '', apiKey = '' } = (credential.data ?? {}) as {
    baseUrl?: string;
    apiKey?: string;
  };
  const baseUrl = cleanBaseUrl(pasted);
  if (!isBaseUrl(baseUrl))
    return failed('The base URL has to be an http or https address, for example https://clips.example.com');
  if (!/^[\x21-\x7e]+$/.test(apiKey))
    return failed('The API key is empty, or has characters that no key has.');
  const asked = await askForAccount(this, { baseUrl, apiKey });
  if (asked.answer === null)
    return failed(
      `No server answers at ${baseUrl} (${asked.problem}). Check the base URL, and that n8n reaches it.`,
    );
  return judgeAnswer(asked.answer, baseUrl);
}

type Asked = { readonly answer: AccountAnswer } | { readonly answer: null; readonly problem: string };

async function askForAccount(
  functions: ICredentialTestFunctions,
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
): Promise<Asked> {
  try {
    const answer = (await functions.helpers.request({
      method: 'GET',
      uri: accountAddress(baseUrl),
      headers: { Authorization: `Bearer ${apiKey}`, Accept: 'application/json' },
      timeout: LONGEST_MS,
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
