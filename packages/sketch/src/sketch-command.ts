import { parseArgs } from 'node:util';
import { REQUEST_FIELDS, type RequestField } from '@clipwright/core/fields';
import { RenderError, renderSketch, type SketchRequest } from './render-sketch.js';

/** Where the command writes. */
export interface CommandIo {
  out(text: string): void;
  err(text: string): void;
  /** Whether `err` is a terminal that can redraw a line. */
  readonly isTerminal: boolean;
  readonly signal?: AbortSignal;
}

type CliField = RequestField & Required<Pick<RequestField, 'cli'>>;

/** The fields of a request that are options here too. */
const OPTIONS = Object.values<RequestField>(REQUEST_FIELDS).filter(
  (row): row is CliField => row.cli !== undefined,
);

/** The seed of a clip that was asked for without one: the same words give the same clip. */
const USUAL_SEED = 1;

const helpLine = ({ cli: { option, value = '', help } }: CliField): string =>
  `      ${`--${option} ${value}`.padEnd(20)}${help}`;

const HELP = `clipwright sketch "a prompt" -o out.mp4 [options]

  -o, --out FILE          where the mp4 goes (needed)
  -d, --duration SECONDS  1 to 60, default 5
      --size WxH          default 1280x720
${OPTIONS.map(helpLine).join('\n')}
`;

const BAR = 30;

/** Runs `clipwright sketch`. Answers the exit code: 0 made, 1 not made, 2 wrong arguments. */
export async function runSketchCommand(argv: readonly string[], io: CommandIo): Promise<number> {
  const parsed = parseCommand(argv);
  if (typeof parsed === 'string') {
    return refuse(parsed, io);
  }
  return makeIt(parsed, io);
}

function refuse(words: string, io: CommandIo): number {
  if (words !== HELP) io.err(`${words}\n\n${HELP}`);
  else io.out(HELP);
  return words === HELP ? 0 : 2;
}

async function makeIt(parsed: SketchRequest, io: CommandIo): Promise<number> {
  try {
    const made = await renderSketch(parsed, {
      ...(io.signal ? { signal: io.signal } : {}),
      onProgress: (fraction) => drawBar(io, fraction),
    });
    if (io.isTerminal) io.err('\n');
    for (const warning of made.warnings) io.err(`${warning}\n`);
    io.out(`${made.file}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof RenderError) && !(error instanceof RangeError)) throw error;
    io.err(`\n${error.message}\n`);
    return 1;
  }
}

/** The request, or a sentence about what is wrong with the arguments (or the help, when it was asked for). */
function parseCommand(argv: readonly string[]): SketchRequest | string {
  const read = readArguments(argv);
  if (typeof read === 'string') return read;
  const { values, positionals } = read;
  if (values.help) return HELP;
  if (!values.out) return 'Say where the file goes: -o out.mp4';
  if (positionals.length !== 1) return 'Give one prompt, in quotes.';
  const numbers = readNumbers(values);
  if (typeof numbers === 'string') return numbers;
  const fields = readFields(values);
  if (typeof fields === 'string') return fields;
  return {
    prompt: positionals.join(' '),
    seed: USUAL_SEED,
    audio: false,
    ...fields,
    ...numbers,
    outFile: values.out,
  };
}

/** What the options of request fields come to, or a sentence about the one that is wrong. */
function readFields(values: Readonly<Record<string, string | boolean | undefined>>) {
  const given = OPTIONS.flatMap((row) => {
    const value = values[row.cli.option];
    return value === undefined ? [] : [{ row, value, read: isNumber(row) ? Number(value) : value }];
  });
  const wrong = given.find(({ row, read }) => !isTaken(row, read));
  if (wrong !== undefined) {
    const { cli, byEngine } = wrong.row;
    return `--${cli.option} takes ${byEngine?.all.join(', ') ?? 'a number'}, not ${wrong.value}`;
  }
  return Object.fromEntries(given.map(({ row, read }) => [row.name, read]));
}

const isNumber = ({ cli }: CliField): boolean => cli.value !== undefined && cli.value !== 'WORDS';

const isTaken = ({ byEngine }: CliField, value: string | number | boolean): boolean =>
  typeof value !== 'number' || (Number.isInteger(value) && (byEngine?.all.includes(value) ?? true));

function readNumbers(values: { size?: string | undefined; duration?: string | undefined }) {
  const { size = '1280x720', duration = '5' } = values;
  const [width, height] = size.split('x').map(Number);
  if (!width || !height) return `--size takes WIDTHxHEIGHT, not ${size}`;
  if (!(Number(duration) > 0)) return `--duration takes a number, not ${duration}`;
  return { width, height, durationSeconds: Number(duration) };
}

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        out: { type: 'string', short: 'o' },
        duration: { type: 'string', short: 'd' },
        size: { type: 'string' },
        ...Object.fromEntries(
          OPTIONS.map(({ cli }) => [
            cli.option,
            { type: cli.value === undefined ? ('boolean' as const) : ('string' as const) },
          ]),
        ),
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function drawBar(io: CommandIo, fraction: number): void {
  if (!io.isTerminal) return;
  const full = Math.round(fraction * BAR);
  io.err(
    `\r[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${String(Math.round(fraction * 100)).padStart(3)} %`,
  );
}
