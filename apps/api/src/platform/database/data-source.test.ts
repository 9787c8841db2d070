import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@clipwright/testing';
import type { DataSource } from 'typeorm';

const compiled = join(import.meta.dirname, '../../../dist');
const { createDataSource } = (await import(
  join(compiled, 'platform/database/data-source.js')
)) as typeof import('./data-source.js');
const { migrate } = (await import(
  join(compiled, 'platform/database/migrate.js')
)) as typeof import('./migrate.js');

/**
 * Where TypeORM looks up how Postgres makes a column, which it notes by itself only for tables that it made.
 */
const NOTE_HOW_COLUMNS_ARE_MADE = `
  INSERT INTO typeorm_metadata (type, database, schema, "table", name, value)
  SELECT 'GENERATED_COLUMN', table_catalog, table_schema, table_name, column_name, generation_expression FROM information_schema.columns WHERE is_generated = 'ALWAYS'`;

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource({ url: database.url, poolSize: 2 }, () => undefined);
  await dataSource.initialize();
});

afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('the database schema', () => {
  it('is brought up to date once, and then left alone', async () => {
    expect(await migrate(dataSource, database.url)).not.toHaveLength(0);
    expect(await migrate(dataSource, database.url)).toEqual([]);
  });

  it('is exactly what the entities say', async () => {
    await dataSource.query(NOTE_HOW_COLUMNS_ARE_MADE);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('knows every entity file', () => {
    const tables = entityFiles(compiled).map((file) =>
      /Entity\)\('(\w+)'\)|Entity\('(\w+)'\)/.exec(readFileSync(file, 'utf8')),
    );
    const named = tables.map((match) => match?.[1] ?? match?.[2]);
    expect(new Set(dataSource.entityMetadatas.map(({ tableName }) => tableName))).toEqual(new Set(named));
  });
});

const entityFiles = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.entity.js'))
    .map((file) => join(dir, file));
