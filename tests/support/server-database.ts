import { createTestDatabase, type TestDatabase } from '@clipwright/testing';
import { atEndOfFile } from './left-behind.js';
import { ServerProcess } from './server-process.js';
import { temporaryFolder } from './temporary-folder.js';

/**
 * A database as the server's own first start leaves it: a copy of one that was made once in this run. Dropped
 * after the file.
 */
export async function serverDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase({ name: 'clipwright_server', migrate: startOnce });
  atEndOfFile(() => database.drop());
  return database;
}

async function startOnce(databaseUrl: string): Promise<void> {
  const server = new ServerProcess({
    DATABASE_URL: databaseUrl,
    CLIPWRIGHT_HOME: await temporaryFolder('template'),
    PORT: '0',
  });
  await server.ready();
  server.signal('SIGTERM');
  await server.exited;
}
