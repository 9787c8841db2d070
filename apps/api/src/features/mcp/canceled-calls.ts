import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Notifications } from '../../platform/database/notifications.js';
import { statement } from '../../platform/database/statement.js';

const CALL_CANCELED = 'mcp_call_canceled';

const TELL = statement('SELECT pg_notify($1, $2)');

/** Calls that this process holds, and what is heard of their end from any other. */
@Injectable()
export class CanceledCalls {
  private readonly held = new Map<string, Set<AbortController>>();

  constructor(
    notifications: Notifications,
    private readonly database: Database,
  ) {
    notifications.on(CALL_CANCELED, (key) => this.held.get(key)?.forEach((call) => call.abort()));
  }

  /** Runs a call; its signal is aborted once somebody cancels what `key` stands for. */
  async hold<Result>(key: string | null, call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const controller = new AbortController();
    if (key === null) return await call(controller.signal);
    const calls = this.held.get(key) ?? new Set();
    this.held.set(key, calls.add(controller));
    try {
      return await call(controller.signal);
    } finally {
      calls.delete(controller);
      if (calls.size === 0) this.held.delete(key);
    }
  }

  /** Tells every process, this one too. */
  async cancel(key: string): Promise<void> {
    await this.database.rows(TELL, [CALL_CANCELED, key]);
  }
}
