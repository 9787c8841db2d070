import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../../command-error.js';
import { addEngine, type AddOptions } from '../add-engine.js';
import type { ServerKind } from '../server-kinds.js';
import { listEngines, removeEngine, testEngine, type TestOptions } from '../show-engines.js';
import type { Terminal } from '../terminal.js';

const FILE = 'clipwright.config.json';

/** A home of its own, the commands on it, and what they said. */
export class EngineStage {
  readonly home = mkdtempSync(join(tmpdir(), 'clipwright-engine-'));
  /** Beside the home, which is there. */
  readonly env: Record<string, string> = { CLIPWRIGHT_HOME: this.home };
  readonly file = join(this.home, FILE);
  /** What a person answers, in their order; null: nobody is there. */
  answers: boolean[] | null = null;
  readonly asked: string[] = [];
  private lines: string[] = [];

  has(text: string): this {
    writeFileSync(this.file, text);
    return this;
  }

  get text(): string {
    return readFileSync(this.file, 'utf8');
  }

  get document(): Record<string, Record<string, unknown>> {
    return JSON.parse(this.text) as Record<string, Record<string, unknown>>;
  }

  get files(): string[] {
    return readdirSync(this.home);
  }

  async add(kind: ServerKind, options: AddOptions): Promise<string> {
    return await this.said((terminal) => addEngine(kind, options, { terminal, env: this.env }));
  }

  async test(name: string, options: TestOptions = {}): Promise<string> {
    return await this.said((terminal) => testEngine(name, options, { terminal, env: this.env }));
  }

  async remove(name: string): Promise<string> {
    return await this.said((terminal) => removeEngine(name, {}, { terminal, env: this.env }));
  }

  async list(): Promise<string> {
    return await this.said((terminal) => Promise.resolve(listEngines({}, { terminal, env: this.env })));
  }

  clear(): void {
    rmSync(this.home, { recursive: true, force: true });
  }

  /** All that was said; where the command refused, that is the end of it. */
  private async said(command: (terminal: Terminal) => Promise<void>): Promise<string> {
    this.lines = [];
    const note = (line: string): void => void this.lines.push(line);
    const { answers } = this;
    const ask = (question: string): Promise<boolean> => {
      this.asked.push(question);
      return Promise.resolve(answers?.shift() ?? false);
    };
    const terminal = {
      out: note,
      say: note,
      ask: answers === null ? null : ask,
      signal: new AbortController().signal,
    };
    await command(terminal).catch((error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
      note(`REFUSED ${error.message}`);
    });
    return this.lines.join('\n');
  }
}
