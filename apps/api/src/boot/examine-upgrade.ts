import { freeBytesAt } from '@clipwright/engines/files';
import type { Config } from '../config/config.js';
import { type Client, newClient } from '../platform/database/connections.js';
import { knownMigrations, migrationsIn, unknownAmong } from '../platform/database/migrate.js';
import { reachDatabase } from './open-database.js';
import { productVersion } from './product-version.js';

/** What the next start of this version would do to a database, found without doing it. */
export interface UpgradeOutlook {
  readonly version: string;
  readonly postgres: string;
  /** Migrations that it would run, in order. */
  readonly pending: readonly string[];
  /** Migrations that only a later version knows: this one refuses to start. */
  readonly unknown: readonly string[];
  readonly databaseBytes: number;
  /** At most so many more while a migration writes the largest table anew; 0 where none runs. */
  readonly neededBytes: number;
  /** Null for a database on another machine. */
  readonly freeBytes: number | null;
  readonly ok: boolean;
}

interface Sizes {
  readonly postgres: string;
  readonly whole: string;
  readonly largest: string;
}

const UNKNOWN: Sizes = { postgres: 'unknown', whole: '0', largest: '0' };

const SIZES = `
  SELECT current_setting('server_version') AS postgres, pg_database_size(current_database()) AS whole,
         (SELECT coalesce(max(pg_total_relation_size(oid)), 0) FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace) AS largest`;

/** Looks at the database of these settings, which stays as it is. */
export async function examineUpgrade(config: Config, say: (line: string) => void): Promise<UpgradeOutlook> {
  const database = await reachDatabase(config, 'command', say);
  const client = newClient(database.url);
  try {
    await client.connect();
    return await outlookOf(client, config);
  } finally {
    await client.end();
    await database.stop();
  }
}

async function outlookOf(client: Client, config: Config): Promise<UpgradeOutlook> {
  const ran = await migrationsIn(client);
  const { postgres, whole, largest } = (await client.query<Sizes>(SIZES)).rows[0] ?? UNKNOWN;
  const pending = knownMigrations().filter((name) => !ran.includes(name));
  const unknown = unknownAmong(ran);
  const neededBytes = pending.length === 0 ? 0 : Number(largest);
  const freeBytes = config.databaseUrl === null ? await freeBytesAt(config.home) : null;
  return {
    version: productVersion(),
    postgres,
    pending,
    unknown,
    databaseBytes: Number(whole),
    neededBytes,
    freeBytes,
    ok: unknown.length === 0 && (freeBytes === null || freeBytes > neededBytes),
  };
}
