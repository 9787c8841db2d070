import { Command } from 'commander';
import { addAccountEndCommands } from './account-end-commands.js';
import { addAccountCommands } from './account-commands.js';
import { addAssetsCommands } from './assets-commands.js';
import { addBackupCommands } from './backup-commands.js';
import { addBudgetCommands } from './budget-commands.js';
import { addCreditCommands } from './credit-commands.js';
import { addDoctorCommand } from './doctor-command.js';
import { addEngineCommands } from './engine-commands.js';
import { addKeyCommands } from './key-commands.js';
import { addMigrateCommand } from './migrate-command.js';
import { addPaymentCommands } from './payment-commands.js';
import { addPlansCommand } from './plans-command.js';
import { addSlotCommands } from './slot-commands.js';
import { addStorageCommands } from './storage-commands.js';
import { addSketchCommand } from './sketch-command.js';
import { addUpgradeCommand } from './upgrade-command.js';
import { addWorkCommands } from './work-commands.js';

/** Every command of `clipwright`, with what it takes. */
export function commandLine(): Command {
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
    addBudgetCommands,
    addPaymentCommands,
    addEngineCommands,
    addPlansCommand,
    addSlotCommands,
    addWorkCommands,
    addStorageCommands,
    addBackupCommands,
    addAssetsCommands,
    addMigrateCommand,
    addUpgradeCommand,
    addDoctorCommand,
    addSketchCommand,
  ])
    add(program);
  return program;
}
