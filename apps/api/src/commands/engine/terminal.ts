import { createInterface } from 'node:readline/promises';
import { CommandError } from '../command-error.js';
import { printable } from '../printable.js';

/** Where a command speaks and asks. */
export interface Terminal {
  /** What the command found, line by line. */
  readonly out: (line: string) => void;
  /** What people read beside that. */
  readonly say: (line: string) => void;
  /** Null where nobody is there to answer: then nobody is asked. */
  readonly ask: ((question: string) => Promise<boolean>) | null;
  /** Ends with the command. */
  readonly signal: AbortSignal;
}

/** The terminal of this process; Ctrl-C ends the work and lets it clean up. */
export function processTerminal({ silent = false }: { readonly silent?: boolean } = {}): Terminal {
  const stopped = new AbortController();
  process.once('SIGINT', () => stopped.abort(new CommandError('Stopped.')));
  const isAnswered = process.stdin.isTTY && process.stderr.isTTY && !silent;
  return {
    out: (line) => void process.stdout.write(`${printable(line)}\n`),
    say: (line) => void process.stderr.write(`${printable(line)}\n`),
    ask: isAnswered ? (question) => askPerson(question, stopped.signal) : null,
    signal: stopped.signal,
  };
}

/** Says how far work is, a quarter at a time; what is done at a stroke says nothing. */
export function quarters(say: Terminal['say']): (fraction: number) => void {
  let last = 0;
  return (fraction) => {
    const quarter = Math.floor(fraction * 4);
    if (quarter <= last || quarter >= 4) return;
    last = quarter;
    say(`${quarter * 25} %`);
  };
}

async function askPerson(question: string, signal: AbortSignal): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^(y|yes|)$/i.test((await lines.question(`${question} [Y/n] `, { signal })).trim());
  } finally {
    lines.close();
  }
}
