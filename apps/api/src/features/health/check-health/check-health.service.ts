import { Injectable } from '@nestjs/common';
import { ObjectStorage } from '@clipwright/engines/files';
import { Database } from '../../../platform/database/database.js';
import { WorkSwitchRepository } from '../../videos/switch-work.door.js';
import { prepared } from '../../../platform/database/statement.js';

const PING = prepared('ping', 'SELECT 1 AS one');

const holds = (check: Promise<unknown>): Promise<boolean> =>
  check.then(
    () => true,
    () => false,
  );

/** What /readyz tells; a paused queue is no fault: calls are taken on all the same. */
export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly database: boolean;
  readonly storage: boolean;
  /** Null: the database can't say. */
  readonly queue: 'running' | 'paused' | null;
}

/** Whether the database answers, the storage takes files and the queue goes on. */
@Injectable()
export class CheckHealth {
  constructor(
    private readonly database: Database,
    private readonly storage: ObjectStorage,
    private readonly switches: WorkSwitchRepository,
  ) {}

  async run(): Promise<Health> {
    const [database, storage, queue] = await Promise.all([
      holds(this.database.rows(PING, [])),
      holds(this.storage.checkWritable()),
      this.queueNow(),
    ]);
    return { status: database && storage ? 'ok' : 'unavailable', database, storage, queue };
  }
  private async queueNow(): Promise<Health['queue']> {
    try {
      return (await this.switches.pausedSince()) === null ? 'running' : 'paused';
    } catch {
      return null;
    }
  }
}
