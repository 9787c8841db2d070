import { startServer, temporaryFolder } from '../support/index.js';
import type { ExternalPostgres } from './external-postgres.js';
import { Stage } from './stage.js';

/** A stage on a database server of its own, which the product's own first start has migrated. */
export async function openMigrated(
  { database }: Pick<ExternalPostgres, 'database'>,
  env: Readonly<Record<string, string>> = {},
): Promise<Stage> {
  const first = await startServer({ database, home: await temporaryFolder('migrating') });
  await first.stop();
  return await Stage.open({ database, env });
}
