import 'reflect-metadata';
import { Command } from 'commander';
import { explain } from './boot/explain.js';
import { addAccountEndCommands } from './commands/account-end-commands.js';
import { addAccountCommands } from './commands/account-commands.js';
import { addCreditCommands } from './commands/credit-commands.js';
import { addDoctorCommand } from './commands/doctor-command.js';
import { addKeyCommands } from './commands/key-commands.js';
import { addMigrateCommand } from './commands/migrate-command.js';
import { addSlotCommands } from './commands/slot-commands.js';
import { addSketchCommand } from './commands/sketch-command.js';

const program = new Command('clipwright')
  .description(
    'Manage a Clipwright server. Works beside a running one, with the same CLIPWRIGHT_HOME or DATABASE_URL.',
  )
  .showHelpAfterError('(--help tells what it takes)');

for (const add of [
  addAccountCommands,
  addAccountEndCommands,
  addKeyCommands,
  addCreditCommands,
  addSlotCommands,
  addMigrateCommand,
  addDoctorCommand,
  addSketchCommand,
])
  add(program);

program.parseAsync().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
