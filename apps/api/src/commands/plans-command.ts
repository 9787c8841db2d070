import type { Command } from 'commander';
import { type Ending, WatchPlans } from '../features/subscriptions/watch-plans.door.js';
import { withProgram } from './command-context.js';
import { print } from './print.js';

const endingLine = ({ accountId, email, plan, state, source, endsAt }: Ending) => ({
  account_id: accountId,
  ...{ email, plan, state, source },
  ends_at: endsAt.toISOString(),
});

async function plans(options: { json?: boolean }): Promise<void> {
  const { plans: known, ending, pastDue } = await withProgram((program) => program.get(WatchPlans).run());
  for (const { plan, terms, offered, accounts } of known) {
    const { name, price, api_access } = terms;
    print({ plan, name, price: price ?? '-', api_access, offered, accounts }, options);
  }
  for (const one of [...pastDue, ...ending]) print(endingLine(one), options);
}

/** `plans`: what plans there are and how many accounts have each; who is past due, and whose plan ends soon. */
export function addPlansCommand(program: Command): void {
  program
    .command('plans')
    .description(
      'tell the plans, how many accounts have each, who is past due and whose ends within two weeks',
    )
    .option('--json', 'print one JSON line each')
    .action(plans);
}
