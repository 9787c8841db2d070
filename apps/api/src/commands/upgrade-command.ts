import type { Command } from 'commander';
import { examineUpgrade, type UpgradeOutlook } from '../boot/examine-upgrade.js';
import { loadConfig } from '../boot/load-config.js';
import { CommandError } from './command-error.js';

const MEGABYTE = 1_000_000;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

async function run({ check = false, json = false }: { check?: boolean; json?: boolean }): Promise<void> {
  if (!check)
    throw new CommandError(
      'A start of the server brings its database up to date, and so does "clipwright migrate". --check tells what that would be.',
    );
  const outlook = await examineUpgrade(loadConfig(), say);
  process.stdout.write(json ? `${JSON.stringify(outlook)}\n` : `${textOf(outlook).join('\n')}\n`);
  if (!outlook.ok) process.exitCode = 1;
}

function textOf(outlook: UpgradeOutlook): string[] {
  const { version, postgres, pending, unknown, databaseBytes } = outlook;
  const head = `Clipwright ${version}, PostgreSQL ${postgres}, a database of ${megabytes(databaseBytes)}.`;
  if (unknown.length > 0) return [head, ...newer(unknown)];
  if (pending.length === 0)
    return [head, 'The schema is up to date. There is nothing to do, and nothing that bars the way back.'];
  return [
    head,
    `The next start, or "clipwright migrate", runs ${pending.length === 1 ? 'one migration' : `${pending.length} migrations`}, each whole or not at all:`,
    ...pending.map((name) => `  ${wordsOf(name)}`),
    roomOf(outlook),
    'There is no way back but a backup: an earlier version refuses the database afterwards. Make one now: clipwright backup FOLDER',
  ];
}

const newer = (unknown: readonly string[]): string[] => [
  'A newer Clipwright has brought this database up to date, and this one refuses to start on it. It does not know:',
  ...unknown.map((name) => `  ${wordsOf(name)}`),
  'Start the newer version, or restore a backup from before the upgrade into an empty home with this one.',
];

function roomOf({ neededBytes, freeBytes }: UpgradeOutlook): string {
  const needed = `Disk: at most ${megabytes(neededBytes)} more while they run`;
  if (freeBytes === null) return `${needed}, on the machine of that PostgreSQL.`;
  const free = `of ${megabytes(freeBytes)} that are free`;
  return freeBytes > neededBytes ? `${needed}, ${free}.` : `${needed}, ${free}: make room first.`;
}

/** StorageHolds1790600000000: storage holds (1790600000000). */
const wordsOf = (name: string): string =>
  name.replace(
    /^(\D+)(\d+)$/,
    (_, words: string, at: string) => `${words.replaceAll(/\B(?=[A-Z])/g, ' ').toLowerCase()} (${at})`,
  );

const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** `upgrade --check`. */
export function addUpgradeCommand(program: Command): void {
  program
    .command('upgrade')
    .description('what this version would do to the database that an earlier one has left')
    .option('--check', 'tell it, and change nothing; ends with 1 where this version could not start')
    .option('--json', 'one line of JSON')
    .action(run);
}
