import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { MetricsConfig } from '../../config/slices.js';
import { isProxied } from '../../platform/http/proxied.js';
import { Log } from '../../platform/logging/log.js';
import { CheckHealth } from './check-health/check-health.service.js';
import { ReadMetrics } from './read-metrics/read-metrics.service.js';

interface Page {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Monitors are few, and say what they want at once. */
const MOST_CONNECTIONS = 64;
const WITHIN_MS = 5_000;

const told = (status: number, body: object): Page => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
});
const NOT_THERE = told(404, { status: 'not found' });

/**
 * An address for monitors alone, in processes of every role: a worker has no other. What holds for /metrics, who
 * may read it, holds here too.
 */
@Injectable()
export class HealthListener implements OnModuleDestroy {
  private server: Server | null = null;

  constructor(
    private readonly config: MetricsConfig,
    private readonly checkHealth: CheckHealth,
    private readonly readMetrics: ReadMetrics,
    private readonly log: Log,
  ) {}

  /** Gives the address; null where none is set. */
  async open(): Promise<string | null> {
    if (this.config.listen === null) return null;
    const server = createServer({ headersTimeout: WITHIN_MS, requestTimeout: WITHIN_MS });
    server.maxConnections = MOST_CONNECTIONS;
    server.on('request', (request, response) => void this.answer(request, response));
    server.listen(this.config.listen);
    await once(server, 'listening').catch((error: unknown) => {
      throw Object.assign(error as Error, { setting: 'METRICS_LISTEN' });
    });
    this.server = server;
    const { address, port, family } = server.address() as AddressInfo;
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  }

  onModuleDestroy(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, type, text } = await this.pageFor(request).catch((error: unknown): Page => {
      this.log.warn('a monitor could not be answered', { error });
      return told(500, { status: 'unavailable' });
    });
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
  }

  private async pageFor(request: IncomingMessage): Promise<Page> {
    const path = request.url?.split('?', 1)[0] ?? '';
    const page = request.method === 'GET' || request.method === 'HEAD' ? this.pages[path] : undefined;
    return page === undefined ? NOT_THERE : await page(request);
  }

  private readonly pages: Readonly<Record<string, (request: IncomingMessage) => Promise<Page>>> = {
    '/healthz': () => Promise.resolve(told(200, { status: 'ok' })),
    '/readyz': async () => {
      const health = await this.checkHealth.run();
      return told(health.status === 'ok' ? 200 : 503, health);
    },
    '/metrics': async ({ headers, socket }) => {
      const address = isProxied(headers) ? null : (socket.remoteAddress ?? null);
      const page = await this.readMetrics.run({ address, authorization: headers.authorization ?? '' });
      return page === null ? NOT_THERE : { status: 200, type: page.contentType, text: page.text };
    },
  };
}
