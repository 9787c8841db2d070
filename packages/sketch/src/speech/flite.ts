import { ProgramEnd, QuietSystem } from './quiet-system.js';
import type { VoiceKind } from './voices.js';

export const VOICE_HERTZ = 16_000;
/** Two minutes; no line comes near it. */
const MOST_BYTES = 2 * 120 * VOICE_HERTZ;
/** Below this nothing is heard. */
const QUIET = 260;
/** So much of the stillness around a line is kept. */
const KEPT = 0.03 * VOICE_HERTZ;
const HEADER = 44;

/** CMU Flite, whose bytes were read by somebody who may. */
export class Flite {
  private readonly program: WebAssembly.Module;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.program = new WebAssembly.Module(bytes);
  }

  /**
   * One line at 16 kHz, without the stillness around it; `stretch` is how long it takes beside its own time. Each is said by
   * a program that is new. Throws where it fails.
   */
  say(text: string, voice: VoiceKind, stretch: number): Int16Array {
    const length = (stretch * voice.pitch).toFixed(3);
    const args = ['-voice', voice.name, '--setf', `duration_stretch=${length}`, ...voice.settings];
    const system = new QuietSystem(['flite', ...args, '-t', readable(text), '-o', 'said'], MOST_BYTES);
    const imports = { wasi_snapshot_preview1: system.calls };
    const { exports } = new WebAssembly.Instance(this.program, imports);
    system.memory = exports['memory'] as WebAssembly.Memory;
    run(exports['_start'] as () => void);
    const written = system.written();
    return trimmed(new Int16Array(written.buffer, HEADER, Math.max(0, (written.length - HEADER) >> 1)));
  }
}

function run(start: () => void): void {
  try {
    start();
  } catch (end) {
    if (!(end instanceof ProgramEnd && end.code === 0)) throw end;
  }
}

/** In plain letters, for it knows no others. */
export function readable(text: string): string {
  const plain = text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u2013\u2014\u2026]/g, ', ')
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .replaceAll(/[^\u0020-\u007E]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,;:-]+$/, '')
    .trim();
  // A full stop gives the last word its fall.
  return /[.!?]$/.test(plain) ? plain : `${plain}.`;
}

function trimmed(samples: Int16Array): Int16Array {
  const isHeard = (value: number): boolean => Math.abs(value) > QUIET;
  const first = samples.findIndex(isHeard);
  if (first === -1) return new Int16Array();
  const last = samples.findLastIndex(isHeard);
  return samples.slice(Math.max(0, first - KEPT), Math.min(samples.length, last + KEPT));
}
