/** What a request brought as its key: one token, nothing at all, or something that can't be one. */
export type Credential = { readonly token: string } | 'absent' | 'unusable';

export interface CredentialSource {
  /** Names and values in turn, as received. */
  readonly rawHeaders: readonly string[];
  readonly query: Readonly<Record<string, unknown>>;
}

const AUTHORIZATION = /^(\S+)(?:[ \t]+(\S+))?$/;

/**
 * Authorization beats X-API-Key beats `?api_key=`; the first one present decides. An empty one counts as
 * absent.
 */
export function readCredential(source: CredentialSource): Credential {
  const readers = [
    () => fromAuthorization(valuesOf(source.rawHeaders, 'authorization')),
    () => fromValues(valuesOf(source.rawHeaders, 'x-api-key')),
    () => fromQuery(source.query['api_key']),
  ];
  for (const read of readers) {
    const credential = read();
    if (credential !== 'absent') return credential;
  }
  return 'absent';
}

function valuesOf(rawHeaders: readonly string[], name: string): string[] {
  const values: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === name) values.push((rawHeaders[index + 1] ?? '').trim());
  }
  return values;
}

function fromValues(values: readonly string[]): Credential {
  if (values.length > 1) return 'unusable';
  const token = values[0] ?? '';
  return token === '' ? 'absent' : { token };
}

function fromAuthorization(values: readonly string[]): Credential {
  const whole = fromValues(values);
  if (typeof whole === 'string') return whole;
  const match = AUTHORIZATION.exec(whole.token);
  if (match?.[1]?.toLowerCase() !== 'bearer') return 'unusable';
  return match[2] === undefined ? 'absent' : { token: match[2] };
}

function fromQuery(value: unknown): Credential {
  if (Array.isArray(value)) return 'unusable';
  return fromValues(typeof value === 'string' ? [value] : []);
}
