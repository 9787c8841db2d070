import type { Command } from 'commander';
import { examine } from '../boot/examine.js';
import type { Finding } from '../boot/finding.js';

const say = (line: string): void => void process.stderr.write(`${line}\n`);

function table(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  return findings
    .map(({ name, ok, detail }) => `${ok ? 'ok   ' : 'WRONG'}  ${name.padEnd(width)}  ${detail}\n`)
    .join('');
}

async function run({ json = false, online = false }: { json?: boolean; online?: boolean }): Promise<void> {
  const findings = await examine(say, { online });
  const wrong = findings.filter(({ ok }) => !ok).length;
  process.stdout.write(json ? `${JSON.stringify({ ok: wrong === 0, findings })}\n` : table(findings));
  if (wrong === 0) return;
  if (!json) say(`${wrong} of ${findings.length} wrong.`);
  process.exitCode = 1;
}

/** `doctor [--online] [--json]`: reaches everything that the server works with. Ends with 1 when something is wrong. */
export function addDoctorCommand(program: Command): void {
  program
    .command('doctor')
    .description('reach the database, the storage and every engine, and say what is wrong and how to mend it')
    .option('--online', "compare how hosted models are asked with their providers' published schemas")
    .option('--json', 'one line of JSON')
    .action(run);
}
