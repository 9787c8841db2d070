import { setFlagsFromString } from 'node:v8';
import { fitLines, type Line, type SaidLine } from '../speech/fit-lines.js';
import { Flite } from '../speech/flite.js';

/** What is to be said, by a program whose bytes come along: a host reads nothing. */
export interface SpeechJob {
  readonly program: Uint8Array<ArrayBuffer>;
  readonly lines: readonly Line[];
  /** Of the clip; all lines together may take no more. */
  readonly roomSeconds: number;
}

/** Three times what it takes. */
const MOST_MEMORY_PAGES = 1024;

/** Says lines, in a program that sees nothing but them and may have 64 MB. */
export function runSpeech({ program, lines, roomSeconds }: SpeechJob): SaidLine[] {
  setFlagsFromString(`--wasm-max-mem-pages=${MOST_MEMORY_PAGES}`);
  const flite = new Flite(program);
  return fitLines(lines, roomSeconds, (...said) => flite.say(...said));
}
