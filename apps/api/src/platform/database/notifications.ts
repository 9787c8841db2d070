import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DatabaseConfig } from '../../config/slices.js';
import { Log } from '../logging/log.js';
import { type Client, escapeIdentifier, newClient } from './connections.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

export type NotificationListener = (payload: string) => void;

/**
 * One LISTEN connection for the process, which hands each notification to the listeners of its channel.
 * It connects again after a loss; what was missed meanwhile is the business of a listener's own slow poll.
 */
@Injectable()
export class Notifications implements OnModuleInit, OnModuleDestroy {
  private readonly listeners = new Map<string, NotificationListener[]>();
  private readonly afterGaps: (() => void)[] = [];
  private client: Client | null = null;
  private retryTimer: NodeJS.Timeout | null = null;
  private pauseMs = FIRST_PAUSE_MS;
  private closed = false;

  constructor(
    private readonly database: DatabaseConfig,
    private readonly log: Log,
  ) {}

  /** Registers a listener of a channel; call it before the module is initialised. */
  on(channel: string, listener: NotificationListener): void {
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
  }

  /** Has something done each time that notifications come again: some may have been missed. */
  afterGap(work: () => void): void {
    this.afterGaps.push(work);
  }

  async onModuleInit(): Promise<void> {
    if (this.listeners.size > 0) await this.connect();
  }

  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    if (this.retryTimer !== null) clearTimeout(this.retryTimer);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = newClient(this.database.url, { statement_timeout: 0 });
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ channel, payload = '' }) =>
      this.listeners.get(channel)?.forEach((listener) => listener(payload)),
    );
    this.client = client;
    try {
      await client.connect();
      for (const channel of this.listeners.keys()) await client.query(`LISTEN ${escapeIdentifier(channel)}`);
      this.pauseMs = FIRST_PAUSE_MS;
      for (const work of this.afterGaps) work();
    } catch {
      this.lost(client);
    }
  }

  private lost(client: Client): void {
    if (this.closed || this.client !== client) return;
    this.client = null;
    this.log.warn('the notification connection was lost; connecting again', { inMs: this.pauseMs });
    client.end().catch(() => undefined);
    this.retryTimer = setTimeout(() => void this.connect(), this.pauseMs);
    this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
  }
}
