import {
  InvalidApiKeyError,
  MalformedApiKeyError,
  MissingApiKeyError,
  PlanRequiredError,
} from '../errors/index.js';
import { checkApiKey } from '../keys/api-key.js';
import type { Exchange } from './exchange.js';

/** The key of a request decides before anything else of it is read. Throws the 401s and the 403 of the interface. */
export function authorize({ parts, headers, url }: Exchange): void {
  const token = tokenOf(headers, url);
  if (token === null) throw new MissingApiKeyError();
  if (token !== parts.apiKey) throw refusalOf(token);
  if (parts.plan !== 'api') throw new PlanRequiredError();
}

const refusalOf = (token: string) =>
  checkApiKey('cw', token) === 'malformed' ? new MalformedApiKeyError() : new InvalidApiKeyError();

/** Authorization beats X-API-Key beats `?api_key=`; an empty one counts as absent. Null: none that could be one. */
function tokenOf(headers: Headers, url: URL): string | null {
  const authorization = (headers.get('authorization') ?? '').trim();
  if (authorization !== '' && !/^bearer$/i.test(authorization))
    return /^bearer[ \t]+(\S+)$/i.exec(authorization)?.[1] ?? null;
  const others = [headers.get('x-api-key')?.trim(), ...url.searchParams.getAll('api_key')].filter(Boolean);
  return others[0] ?? null;
}
