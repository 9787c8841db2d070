import { FetchRefusedError } from './safe-fetch-refusal.js';
import type { HostVerdict } from './safe-fetch-hosts.js';

/** What a URL must fulfil before its name is looked up. */
export interface UrlRule {
  readonly maxUrlLength: number;
  readonly judgeHost: (url: URL) => HostVerdict;
  /** This service itself, as URL.host of its public address: one request must not make another. */
  readonly ownHosts: ReadonlySet<string>;
  /** What may be on its way in the clear is refused. */
  readonly httpsOnly: boolean;
}

/** Parses and judges what a user or a redirect named. Throws FetchRefusedError. */
export function readFetchableUrl(text: string, rule: UrlRule): URL {
  if (text.length > rule.maxUrlLength) throw new FetchRefusedError('url_too_long');
  if (!URL.canParse(text)) throw new FetchRefusedError('not_a_url');
  const url = new URL(text);
  if (url.protocol !== 'https:' && (url.protocol !== 'http:' || rule.httpsOnly))
    throw new FetchRefusedError('scheme');
  if (url.username !== '' || url.password !== '') throw new FetchRefusedError('userinfo');
  judgeHost(url, rule);
  return url;
}

/** Resolves a Location against the page that sent it and judges the result. Throws FetchRefusedError. */
export function readRedirect(from: URL, location: string, rule: UrlRule): URL {
  if (!URL.canParse(location, from.href)) throw new FetchRefusedError('bad_redirect');
  const to = readFetchableUrl(new URL(location, from).href, rule);
  if (from.protocol === 'https:' && to.protocol === 'http:') throw new FetchRefusedError('downgrade');
  return to;
}

function judgeHost(url: URL, rule: UrlRule): void {
  if (rule.ownHosts.has(withoutRootDot(url))) throw new FetchRefusedError('host_not_allowed');
  const verdict = rule.judgeHost(url);
  if (verdict === 'host') throw new FetchRefusedError('host_not_allowed');
  if (verdict === 'port') throw new FetchRefusedError('port');
}

/** A name with its root dot is the same name: `clipwright.example.` is `clipwright.example`. */
function withoutRootDot(url: URL): string {
  return url.host.replace(/\.(?=:|$)/, '');
}
