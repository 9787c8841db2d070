const WEB_PORTS: ReadonlySet<string> = new Set(['80', '443']);

interface HostRule {
  readonly matches: (hostname: string) => boolean;
  readonly port: string | null;
}

/** host: nobody listed it; port: it is listed, or everyone is, yet not with this port. */
export type HostVerdict = 'allowed' | 'host' | 'port';

/**
 * Reads ALLOWED_IMAGE_HOSTS: `host`, `*.suffix`, `*` (every host), each with an optional `:port`. An entry
 * without a port means 80 and 443, one with a port means that port alone. An empty list allows every host on
 * 80 and 443.
 */
export function hostAllowList(entries: readonly string[]): (url: URL) => HostVerdict {
  const rules = (entries.length === 0 ? ['*'] : entries).map(readRule);
  return (url) => {
    const hostname = url.hostname.replace(/\.$/, '');
    const named = rules.filter((rule) => rule.matches(hostname));
    if (named.length === 0) return 'host';
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    return named.some((rule) => takesPort(rule, port)) ? 'allowed' : 'port';
  };
}

function takesPort(rule: HostRule, port: string): boolean {
  return rule.port === null ? WEB_PORTS.has(port) : rule.port === port;
}

function readRule(entry: string): HostRule {
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d{1,5}))?$/.exec(entry.trim().toLowerCase()) ?? [];
  if (host === '') throw new TypeError(`not a host, *.suffix or host:port: ${JSON.stringify(entry)}`);
  return { matches: hostMatcher(host), port: port ?? null };
}

function hostMatcher(host: string): HostRule['matches'] {
  if (host === '*') return () => true;
  if (host.startsWith('*.')) return (hostname) => hostname.endsWith(host.slice(1));
  return (hostname) => hostname === host;
}
