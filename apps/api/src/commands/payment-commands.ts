import { type Command, InvalidArgumentError } from 'commander';
import {
  type ListedEvent,
  PaymentEventRepository,
  sentenceOf,
  UNDONE,
} from '../features/payments/payment-records.door.js';
import { EventReplay } from '../features/payments/replay-events.door.js';
import { withProgram } from './command-context.js';
import { CommandError } from './command-error.js';
import { print } from './print.js';

interface ListOptions {
  readonly search: string;
  readonly undone?: boolean;
  readonly limit: number;
  readonly json?: boolean;
}

const eventLine = ({ outcome, detail, ...event }: ListedEvent) => ({
  event: event.id,
  provider: event.provider,
  kind: event.kind,
  made_at: event.madeAt.toISOString(),
  received_at: event.receivedAt.toISOString(),
  account_id: event.accountId ?? '',
  customer: event.customer ?? '',
  outcome,
  message: sentenceOf(outcome, detail),
});

async function list({ search, undone = false, limit, ...options }: ListOptions): Promise<void> {
  const outcomes = undone ? UNDONE : [];
  const query = { outcomes, text: search, after: null, limit };
  const events = await withProgram((program) => program.get(PaymentEventRepository).page(query));
  for (const event of events) print(eventLine(event), options);
  if (events.length === 0) process.stderr.write('There is no such event.\n');
}

async function show({ event: id }: { event: string }): Promise<void> {
  const events = await withProgram((program) => program.get(PaymentEventRepository).byId(id));
  if (events.length === 0) throw nobody(id);
  for (const event of events)
    process.stdout.write(`${JSON.stringify({ ...eventLine(event), payload: event.payload }, null, 2)}\n`);
}

async function replay({ event: id, ...options }: { event?: string; json?: boolean }): Promise<void> {
  const events = await withProgram((program) => {
    const again = program.get(EventReplay);
    return id === undefined ? again.undone() : again.one(id);
  });
  if (events === null) throw nobody(id ?? '');
  for (const event of events) print(eventLine(event), options);
  process.stderr.write(`Applied again: ${events.length}.\n`);
}

const nobody = (id: string): CommandError =>
  new CommandError(`There is no event ${id}. "payments list" tells which there are.`);

function count(text: string): number {
  if (/^\d{1,4}$/.test(text) && Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('It takes a whole number, 1 to 9999.');
}

/** `payments list`, `payments show`, `payments replay`. */
export function addPaymentCommands(program: Command): void {
  const payments = program
    .command('payments')
    .description('events of payment providers, and what became of them');
  payments
    .command('list')
    .description('the newest events first')
    .option('--undone', 'only those that somebody has to do something about')
    .option('--search <text>', "in the event's id, the account's or the customer's", '')
    .option('--limit <count>', 'most events', count, 50)
    .option('--json', 'print one JSON line for each')
    .action(list);
  payments
    .command('show')
    .description('an event as it came, and what became of it')
    .requiredOption('--event <id>', "the provider's id of it")
    .action(show);
  payments
    .command('replay')
    .description('apply an event again, or all that are undone: after a price was added, say')
    .option('--event <id>', "the provider's id of it")
    .option('--json', 'print one JSON line for each')
    .action(replay);
}
