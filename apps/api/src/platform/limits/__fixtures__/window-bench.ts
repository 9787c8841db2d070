import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bareSource } from '../../database/__fixtures__/bare-source.js';
import { PostgresDatabase } from '../../database/postgres-database.js';
import { PostgresTransactions } from '../../database/postgres-transactions.js';
import { type Admission, PostgresWindow } from '../postgres-window.js';

const CLI = join(import.meta.dirname, '../../../../dist/cli.js');

/** Brings an empty database up to date, in a process of its own: migrations are found and loaded by file. */
export async function migrateOnce(url: string): Promise<void> {
  await promisify(execFile)(process.execPath, [CLI, 'migrate'], { env: { DATABASE_URL: url } });
}

/** The window on a migrated database, over at most `connections` connections for each of its pools. */
export async function openBench(database: { url: string; drop(): Promise<void> }, connections: number) {
  const dataSource = await bareSource(database.url, connections);
  const pool = new PostgresDatabase(dataSource, { url: database.url, poolSize: connections }, {
    warn: () => undefined,
  } as never);
  const transactions = new PostgresTransactions(dataSource);
  return {
    dataSource,
    sql: <Row>(text: string, values: unknown[] = []) => dataSource.query<Row[]>(text, values),
    windowOf: (rule: { limit: number; windowMs: number }) => new PostgresWindow(rule, pool),
    admit: (window: PostgresWindow, key: string, id: string): Promise<Admission> =>
      transactions.run(async (transaction) => {
        await window.lock(transaction, key);
        return await window.admit(transaction, key, id);
      }),
    take: (window: PostgresWindow, key: string, id: string): Promise<void> =>
      transactions.run(async (transaction) => {
        await window.lock(transaction, key);
        await window.take(transaction, key, id);
      }),
    giveBack: (window: PostgresWindow, key: string, id: string) =>
      transactions.run((transaction) => window.giveBack(transaction, key, id)),
    close: async () => {
      await pool.onModuleDestroy();
      await dataSource.destroy();
      await database.drop();
    },
  };
}

export type WindowBench = Awaited<ReturnType<typeof openBench>>;

type Runner = ReturnType<WindowBench['dataSource']['createQueryRunner']>;
type Migration = Readonly<Record<'up' | 'down', (runner: Runner) => Promise<void>>>;

/** Takes a migrated database through migrations, each in a transaction of its own, in the order that is given. */
export async function runMigrations(
  { dataSource }: Pick<WindowBench, 'dataSource'>,
  direction: 'up' | 'down',
  migrations: readonly Migration[],
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  for (const migration of migrations) {
    await runner.startTransaction();
    await migration[direction](runner);
    await runner.commitTransaction();
  }
  await runner.release();
}
