import type { Command } from 'commander';
import { backUp, type Made } from '../boot/back-up.js';
import { loadConfig } from '../boot/load-config.js';
import { checkBackup, restore } from '../boot/restore.js';
import type { Manifest } from '../platform/backup/backup-format.js';

const MEGABYTE = 1_000_000;

const say = (line: string): void => void process.stderr.write(`${line}\n`);

async function runBackup(
  to: string,
  { files, json = false }: { files: boolean; json?: boolean },
): Promise<void> {
  const made = await backUp(loadConfig(), { to, withFiles: files }, say);
  if (json && made.file !== null) process.stdout.write(`${JSON.stringify(factsOf(made))}\n`);
  else say(told(made));
}

const factsOf = ({ file, bytes, manifest }: Made) => ({
  file,
  bytes,
  rows: rowsOf(manifest),
  files: manifest.files.count,
  gone: manifest.files.gone,
  made_at: manifest.madeAt,
});

const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0);

function told({ file, bytes, manifest }: Made): string {
  const gone = manifest.files.gone === 0 ? '' : `, ${manifest.files.gone} were deleted meanwhile`;
  const where = file === null ? 'written out' : `in ${file}`;
  return `Backed up ${contentOf(manifest)}${gone}: ${megabytes(bytes)} ${where}.\nIt holds prompts, mail addresses, hashes of keys and passwords, and secrets of the server: keep it as close as the server.`;
}

const contentOf = (manifest: Manifest): string =>
  manifest.files.included
    ? `${rowsOf(manifest)} rows and ${manifest.files.count} files`
    : `${rowsOf(manifest)} rows, and no files`;

const megabytes = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(1)} MB`;

async function runRestore(file: string, { check = false }: { check?: boolean }): Promise<void> {
  if (check) {
    const manifest = await checkBackup(file);
    say(
      `${file} is whole: ${contentOf(manifest)}, made by Clipwright ${manifest.clipwright} at ${manifest.madeAt}.`,
    );
    return;
  }
  const { manifest, rows, files, upgraded } = await restore(loadConfig(), file, say);
  const after = upgraded === 0 ? '' : ` The schema was brought up to date by ${upgraded} migrations.`;
  say(
    `Restored ${rows} rows and ${files} files, as they were at ${manifest.madeAt}.${after}\nStart the server with the settings that the other one had, and not beside it.`,
  );
}

/** `backup`, `restore`. */
export function addBackupCommands(program: Command): void {
  program
    .command('backup')
    .description('copy the database and the files into one archive, beside a running server')
    .argument('<to>', 'a file, a folder, or - for standard output')
    .option('--no-files', 'without the files of videos: for a store that has backups of its own')
    .option('--json', 'one line of JSON')
    .action(runBackup);
  program
    .command('restore')
    .description('put a backup into an empty CLIPWRIGHT_HOME (or an empty database), all of it or nothing')
    .argument('<file>', 'what backup made')
    .option('--check', 'only read it, and say whether it is whole')
    .action(runRestore);
}
