import type { UnreadBody } from './unread-body.js';

const JSON_TYPE = /^application\/json[ \t]*(?:;(.*))?$/i;
const CHARSET = /(?:^|;)[ \t]*charset[ \t]*=[ \t]*"?([^";]*)"?/i;

/** True for application/json in UTF-8 that is not compressed. */
export function isJsonMediaType(body: Pick<UnreadBody, 'contentType' | 'contentEncoding'>): boolean {
  const match = JSON_TYPE.exec((body.contentType ?? '').trim());
  return match !== null && isUtf8(match[1] ?? '') && isIdentity(body.contentEncoding);
}

const isUtf8 = (parameters: string): boolean => {
  const charset = CHARSET.exec(parameters);
  return charset === null || ['utf-8', 'utf8'].includes((charset[1] ?? '').trim().toLowerCase());
};

/** True when the body is sent as it is. */
export const isIdentity = (contentEncoding: string | null): boolean =>
  contentEncoding === null || contentEncoding.trim().toLowerCase() === 'identity';
