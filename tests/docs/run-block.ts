import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { parse as parseSql } from 'libpg-query';
import { parse as parseYaml } from 'yaml';
import { differenceOf } from './answers.js';
import { reasonNotToRun, shellLines } from './cannot-run.js';
import type { Block } from './page-blocks.js';
import type { PageSession, Ran } from './page-session.js';
import { settingsProblems } from './settings-block.js';

const REPOSITORY = join(import.meta.dirname, '../..');

/** What one block of a page came to. */
export interface Outcome {
  /** Null where all is well. */
  readonly problem: string | null;
  /** What was not run, with the reason. */
  readonly left: readonly string[];
  /** What it printed, for an answer that the page shows after it. */
  readonly printed?: string;
}

interface Asked {
  readonly block: Block;
  readonly session: PageSession;
  /** What the last block before it printed. */
  readonly printed: string;
}

const WELL: Outcome = { problem: null, left: [] };
const wrong = (problem: string | null): Outcome => ({ ...WELL, problem });

/** By the note before a block, else by its language. There is no other kind of block. */
const KINDS: Readonly<Record<string, (asked: Asked) => Outcome | Promise<Outcome>>> = {
  sh: runShell,
  python: ({ block, session }) => runProgram(session, 'python3', 'page.py', block),
  php: ({ block, session }) => runProgram(session, 'php', 'page.php', block),
  ts: async ({ block, session }) => told(await session.program(process.execPath, 'page.ts', block.text)),
  openai: ({ block, session }) => runProgram(session, process.env['OPENAI_PYTHON'] ?? '', 'page.py', block),
  ini: settings,
  settings,
  answer: ({ block, session, printed }) => wrong(differenceOf(session.placed(block.text), printed)),
  cron: async ({ block, session }) => told(await session.shell(commandsOfCrontab(block.text))),
  json: ({ block }) => parsed(() => void JSON.parse(block.text)),
  log: ({ block }) => parsed(() => block.text.split('\n').forEach((line) => void JSON.parse(line))),
  yaml: ({ block }) => parsed(() => checkYaml(block.text)),
  prometheus: ({ block, session }) => checkPrometheus(block.text, session),
  sql: async ({ block }) =>
    await parseSql(block.text).then(
      () => WELL,
      (error: unknown) => wrong(String(error)),
    ),
  pgbouncer: ({ block }) =>
    wrong(
      block.text.split('\n').every((line) => /^[a-z_]+ = \S+$/.test(line))
        ? null
        : 'PgBouncer would not read it',
    ),
};

/** Runs, or reads, one block. */
export async function runBlock(asked: Asked): Promise<Outcome> {
  const { note, language } = asked.block;
  const kind = KINDS[note ?? language];
  if (kind === undefined) return wrong(`nothing here runs "${note ?? language}": say in what it is written`);
  return await kind(asked);
}

async function runShell({ block, session }: Asked): Promise<Outcome> {
  const lines = shellLines(block.text).map((line) => ({ line, reason: reasonNotToRun(line) }));
  const left = lines.flatMap(({ line, reason }) => (reason === null ? [] : [`${line}  (${reason})`]));
  const unread = lines.flatMap(({ line, reason }) => (reason === null ? [] : problemsOf(line)));
  if (unread.length > 0) return { problem: unread.join('\n'), left };
  const runs = lines.flatMap(({ line, reason }) => (reason === null ? [line] : []));
  return { ...told(await session.shell(runs.join('\n'))), left };
}

/** Of a line that is not run: whether the shell understands it, and whether the files that it names are there. */
function problemsOf(line: string): string[] {
  const words = line.replaceAll(/<[^<>]*>/g, 'WORD');
  const { status, stderr } = spawnSync('bash', ['-n', '-c', words], { encoding: 'utf8' });
  const files = [...line.matchAll(/(?<![\w/.-])(?:deploy|docs|scripts|packages|apps)\/[\w./-]+/g)].map(
    ([path]) => path,
  );
  const gone = files.filter((path) => path !== 'deploy/.env' && !existsSync(join(REPOSITORY, path)));
  return [...(status === 0 ? [] : [stderr]), ...gone.map((path) => `${path} is not there`)];
}

async function runProgram(
  session: PageSession,
  name: string,
  file: string,
  { text }: Block,
): Promise<Outcome> {
  if (name === '' || spawnSync(name, ['--version']).status !== 0)
    return { problem: null, left: [`${file}  (what runs it is not here)`] };
  return told(await session.program(name, file, text));
}

const told = ({ code, stdout, stderr }: Ran): Outcome => ({
  ...wrong(code === 0 ? null : `it ended with ${code}:\n${stdout}${stderr}`),
  printed: stdout,
});

async function settings({ block }: Asked): Promise<Outcome> {
  return wrong(await settingsProblems(block.text));
}

function parsed(read: () => void): Outcome {
  try {
    read();
    return WELL;
  } catch (error) {
    return wrong(String(error));
  }
}

function checkYaml(text: string): void {
  const document = parseYaml(text) as { kind?: string };
  if (document.kind === 'Ingress') new Ingress(document as never).validate();
}

async function checkPrometheus(text: string, session: PageSession): Promise<Outcome> {
  if (spawnSync('promtool', ['--version']).status !== 0) return parsed(() => checkYaml(text));
  return told(await session.program('promtool check config --syntax-only', 'prometheus.yml', text));
}

/** The commands of lines of /etc/cron.d: five times, a user, a command. */
const commandsOfCrontab = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map(
      (line) =>
        /^(?:[\d*/,-]+ ){5}[a-z]+ (?<command>.+)$/.exec(line)?.groups?.['command'] ?? `false # ${line}`,
    )
    .join('\n');
