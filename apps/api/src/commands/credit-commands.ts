import type { Command } from 'commander';
import { AuditCredits } from '../features/videos/audit-credits.door.js';
import { withProgram } from './command-context.js';
import { print } from './print.js';

async function audit({ repair = false }: { repair?: boolean }): Promise<void> {
  const { accounts, differences, repaired } = await withProgram((program) =>
    program.get(AuditCredits).run({ repair }),
  );
  for (const { accountId, reserved, settled, released } of accounts) {
    print(
      { account_id: accountId, reserved, settled, released, held: reserved - settled - released },
      { json: true },
    );
  }
  for (const difference of differences) process.stderr.write(`Differs: ${JSON.stringify(difference)}\n`);
  const left = differences.length - repaired;
  process.stderr.write(
    differences.length === 0
      ? 'The ledger agrees with every video.\n'
      : `${repaired} repaired, ${left} left.\n`,
  );
  if (left > 0) process.exitCode = 1;
}

/** `credits audit [--repair]`. */
export function addCreditCommands(program: Command): void {
  program
    .command('credits')
    .description('prove the credit ledger')
    .command('audit')
    .description('compare the ledger with the videos; prints the sums of each account as JSON lines')
    .option('--repair', 'mend what differs')
    .action(audit);
}
