import { type Command, InvalidArgumentError } from 'commander';
import { examine } from '../boot/examine.js';
import type { Finding } from '../boot/finding.js';
import { variable } from '../config/engines-place.js';
import { CommandError } from './command-error.js';
import { processTerminal } from './engine/terminal.js';
import { examinePath } from './path/examine-path.js';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** What the command ends with, for monitors; whatever keeps it from looking ends with 1 too. */
const WRONG = 1;
const DOUBTFUL = 2;

function markOf({ ok, warning = false }: Finding): string {
  if (!ok) return 'WRONG';
  return warning ? 'WARN ' : 'ok   ';
}

function table(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  return findings
    .map((finding) => `${markOf(finding)}  ${finding.name.padEnd(width)}  ${finding.detail}\n`)
    .join('');
}

interface Options {
  readonly json?: boolean;
  readonly online?: boolean;
  readonly through?: string;
  readonly keyEnv: string;
  readonly heartbeat: number;
}

async function run({ json = false, ...options }: Options): Promise<void> {
  const { online = false, through } = options;
  const findings =
    through === undefined ? await examine(say, { online }) : await onTheWay({ ...options, through });
  const wrong = findings.filter(({ ok }) => !ok).length;
  const warnings = findings.filter(({ ok, warning = false }) => ok && warning).length;
  process.stdout.write(
    json ? `${JSON.stringify({ ok: wrong === 0, warnings, findings })}\n` : table(findings),
  );
  if (wrong + warnings === 0) return;
  if (!json) say(`${wrong} of ${findings.length} wrong, ${warnings} to look at.`);
  process.exitCode = wrong > 0 ? WRONG : DOUBTFUL;
}

/** The way to a server, which may be another machine's. */
async function onTheWay({ through, keyEnv, heartbeat }: Options & { through: string }): Promise<Finding[]> {
  if (!/^https?:\/\/[^/?#\s]+[^?#\s]*$/i.test(through))
    throw new CommandError(
      '--through takes the address that callers use, such as https://clips.example.com.',
    );
  const key = variable(keyEnv);
  if (key === undefined)
    throw new CommandError(
      `${keyEnv} is not set. Put a key of an account there, or name its variable: --key-env NAME.`,
    );
  const { signal } = processTerminal();
  return await examinePath({
    url: through.replace(/\/+$/, ''),
    key,
    heartbeatSeconds: heartbeat,
    say,
    signal,
  });
}

function wholeSeconds(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError('It takes whole seconds, from 1 to 300.');
  return Math.min(300, Number(text));
}

/**
 * `doctor [--online] [--json]`: reaches everything that the server works with; `--through URL`: how long the way to a
 * server lets a call live. Ends with 1 when something is wrong, and with 2 when something is only to be looked at.
 */
export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('reach the database, the storage and every engine, and say what is wrong and how to mend it')
    .option('--online', "compare how hosted models are asked with their providers' published schemas")
    .option(
      '--through <url>',
      'find out how long the proxies before a server let a call live, and nothing else',
    )
    .option('--key-env <name>', 'with --through: the variable that holds a key there', 'CLIPWRIGHT_API_KEY')
    .option(
      '--heartbeat <seconds>',
      'with --through: how often signs of life are asked for',
      wholeSeconds,
      15,
    )
    .option('--json', 'one line of JSON')
    .action(run);
}
