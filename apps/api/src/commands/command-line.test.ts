import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Command } from 'commander';
import { commandLine } from './command-line.js';

const ROOT = new URL('../../../../', import.meta.url);
const COMMAND = /npm run -s clipwright -- ([^\n`]+)|`clipwright ([a-z][^\n`]*)`/g;

const pages = [
  'README.md',
  ...readdirSync(new URL('docs/guide/', ROOT)).flatMap((name) =>
    name.endsWith('.md') ? [`docs/guide/${name}`] : [],
  ),
];

/** What a page tells people to run, with the options of `\` at the end of a line and without what it is piped to. */
function commandsOf(page: string): string[] {
  const text = readFileSync(new URL(page, ROOT), 'utf8').replaceAll(/\\\n\s*/g, '');
  return [...text.matchAll(COMMAND)].map(([, long, short = '']) =>
    (long ?? short).replace(/\s+[#|].*$/, '').trim(),
  );
}

/** As a shell has them; nothing in the guides is quoted twice. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );

function quiet(command: Command): void {
  command.exitOverride().configureOutput({ writeOut: () => undefined, writeErr: () => undefined });
  if (command.commands.length === 0) command.action(() => undefined);
  for (const one of command.commands) quiet(one);
}

/** What the command line says of a command whose work is left undone; null where it takes it. */
async function refusalOf(command: string): Promise<string | null> {
  const program = commandLine();
  quiet(program);
  const said = await program.parseAsync(wordsOf(command), { from: 'user' }).catch((error: unknown) => error);
  const { code, message } = said as { code?: string; message?: string };
  return code === undefined || code === 'commander.helpDisplayed' ? null : (message ?? code);
}

describe('the commands of the guides', () => {
  it.each(pages)('are such as the command line takes: %s', async (page) => {
    for (const command of commandsOf(page))
      expect([command, await refusalOf(command)]).toEqual([command, null]);
  });

  it('are read: engines have pages with each of their own', () => {
    const all = pages.flatMap(commandsOf);
    for (const begin of [
      'engine add comfyui',
      'engine add sglang',
      'engine add vllm-omni',
      'engine add fastvideo',
      'engine list',
      'engine test',
      'engine remove',
      'slots release',
    ])
      expect(all.filter((command) => command.startsWith(begin))).not.toEqual([]);
  });

  it.each([
    'engine add ollama --url x',
    'engine add comfyui',
    'engine add comfyui --url x --modell modela2',
    'engine drop x',
  ])('would be told where one is wrong: %s', async (command) =>
    expect(await refusalOf(command)).not.toBeNull(),
  );
});
