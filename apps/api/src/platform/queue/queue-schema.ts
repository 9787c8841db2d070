import { PgBoss } from 'pg-boss';
import { connectionOptions } from '../database/connections.js';

/** Makes the queue's tables in a database that has none; the first start of a server does it too. */
export async function makeQueueSchema(url: string): Promise<void> {
  const boss = new PgBoss({ ...connectionOptions(url), max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}
