import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@clipwright/testing';
import type { DataSource } from 'typeorm';

const compiled = join(import.meta.dirname, '../../../dist');
const { createDataSource, NO_LIMITS } = (await import(
  join(compiled, 'platform/database/data-source.js')
)) as typeof import('./data-source.js');
const { migrate } = (await import(
  join(compiled, 'platform/database/migrate.js')
)) as typeof import('./migrate.js');

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = createDataSource({ url: database.url, poolSize: 2 }, () => undefined, NO_LIMITS);
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
});
