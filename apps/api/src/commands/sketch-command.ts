import { runSketchCommand } from '@clipwright/sketch';
import type { Command } from 'commander';

/** `sketch "a prompt" -o out.mp4`: a clip without a server. The engine reads the arguments itself. */
export function addSketchCommand(program: Command): void {
  program
    .command('sketch')
    .description('draw a clip from a prompt, without a server (sketch --help tells more)')
    .helpOption(false)
    .allowUnknownOption()
    .argument('[words...]')
    .action(async (_words: string[], _options: object, { args }: Command) => {
      process.exitCode = await run(args);
    });
}

async function run(args: readonly string[]): Promise<number> {
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort(new Error('stopped')));
  return await runSketchCommand(args, {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    isTerminal: process.stderr.isTTY,
    signal: stop.signal,
  });
}
