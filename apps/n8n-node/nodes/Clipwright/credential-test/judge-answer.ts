import { redirectOf } from '@clipwright/core/client';
import type { INodeCredentialTestResult } from 'n8n-workflow';

/** What came back from the account route. */
export interface AccountAnswer {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

interface AccountFields {
  readonly success?: unknown;
  readonly error?: unknown;
  readonly code?: unknown;
  readonly email?: unknown;
  readonly rate_limit?: { readonly remaining?: unknown; readonly limit?: unknown };
}

/** Where the account of a key is read. */
export function accountAddress(baseUrl: string): string {
  return `${baseUrl}/api/v1/account`;
}

/** Where a call is held that makes nothing. */
export function holdAddress(baseUrl: string, seconds: number): string {
  return `${baseUrl}/api/v1/hold-test?seconds=${seconds}`;
}

/** Why a held call did not live to its end; null where it did. */
export function problemOfHold({ statusCode, body }: AccountAnswer): string | null {
  const { success, error } = fieldsOf(body);
  if (statusCode === 200 && success === true) return null;
  return success === false ? `${statusCode}, the server said: ${String(error)}` : `${statusCode}, of a proxy`;
}

/** Says in one sentence what is right or wrong: address, key, plan, or the server itself. */
export function judgeAnswer(answer: AccountAnswer, baseUrl: string): INodeCredentialTestResult {
  const { statusCode, headers = {}, body } = answer;
  const redirected = redirectOf(statusCode, {
    asked: accountAddress(baseUrl),
    location: typeof headers['location'] === 'string' ? headers['location'] : null,
  });
  if (redirected !== null) return { status: 'Error', message: redirected.message };
  const fields = fieldsOf(body);
  if (statusCode === 200 && fields.success === true) return { status: 'OK', message: welcome(fields) };
  return { status: 'Error', message: problemOf({ statusCode, fields, baseUrl }) };
}

function problemOf({
  statusCode,
  fields,
  baseUrl,
}: {
  statusCode: number;
  fields: AccountFields;
  baseUrl: string;
}): string {
  if (fields.success !== false || statusCode === 404)
    return `What answers at ${baseUrl} is no Clipwright server (${statusCode}). Check the base URL.`;
  const said = `The server said: ${String(fields.error)}`;
  if (statusCode === 401) return `The base URL is right, but the API key is not. ${said}`;
  if (fields.code === 'https_required') return `The base URL has to start with https://. ${said}`;
  if (statusCode === 403)
    return `Base URL and API key are right, but the plan of the account has no API access. ${said}`;
  if (statusCode === 429) return `Too many wrong keys came from this address; try again in a minute. ${said}`;
  return `The server answered ${statusCode}. ${said}`;
}

function welcome({ email, rate_limit: window }: AccountFields): string {
  return `Connected as ${String(email)}; ${String(window?.remaining)} of ${String(window?.limit)} generations are left in the window.`;
}

function fieldsOf(body: unknown): AccountFields {
  try {
    const value: unknown = typeof body === 'string' ? JSON.parse(body) : body;
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
