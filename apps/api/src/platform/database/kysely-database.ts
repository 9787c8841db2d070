import { Injectable } from '@nestjs/common';
import { Kysely, PostgresDialect } from 'kysely';
import { DataSource } from 'typeorm';
import { workPool } from './work-pool.js';

/**
 * The same connections for the sign-in library, which brings its own statements. They are the data source's,
 * which ends them.
 */
@Injectable()
export class KyselyDatabase {
  readonly kysely: Kysely<Record<string, unknown>>;

  constructor(dataSource: DataSource) {
    this.kysely = new Kysely({ dialect: new PostgresDialect({ pool: workPool(dataSource) }) });
  }
}
