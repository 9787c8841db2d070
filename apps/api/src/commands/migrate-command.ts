import type { Command } from 'commander';
import { loadConfig } from '../boot/load-config.js';
import { openDatabase } from '../boot/open-database.js';

async function run(): Promise<void> {
  const database = await openDatabase(
    loadConfig(),
    'command',
    (line) => void process.stderr.write(`${line}\n`),
  );
  await database.stop();
  process.stdout.write('The database is up to date.\n');
}

/**
 * `migrate`: for deployments that bring the schema up to date before they start a server. A server does it
 * too.
 */
export function addMigrateCommand(program: Command): void {
  program.command('migrate').description('bring the database schema up to date').action(run);
}
