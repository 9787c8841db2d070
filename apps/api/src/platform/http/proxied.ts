import type { IncomingHttpHeaders } from 'node:http';
import type { ServerConfig } from '../../config/slices.js';
import type { Log } from '../logging/log.js';

/** What proxies add to what they pass on. */
const TRACES = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'];

/**
 * Whether a request says of itself that a proxy passed it on: then whoever sent it is not who opened the
 * connection.
 */
export const isProxied = (headers: IncomingHttpHeaders): boolean =>
  TRACES.some((name) => headers[name] !== undefined);

/**
 * Tells, once, that callers come through a proxy while nobody said what they call it: every address handed
 * out would lead nowhere.
 */
export class ProxyNotice {
  private isDue: boolean;

  constructor(
    server: ServerConfig,
    private readonly log: Log,
  ) {
    this.isDue = server.publicUrl === null;
  }

  look(headers: IncomingHttpHeaders): void {
    if (!this.isDue || !isProxied(headers)) return;
    this.isDue = false;
    this.log.warn(
      'A request came through a proxy, but PUBLIC_URL is not set: the addresses that this server hands out lead to itself, where callers may not reach it. ' +
        'Set PUBLIC_URL to the address that the proxy serves, and TRUSTED_PROXIES to the address that the proxy comes from.',
    );
  }
}
