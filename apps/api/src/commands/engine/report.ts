import type { JsonValue } from '@clipwright/core/engine';
import { inLine } from '../../config/json-text.js';
import type { ServerProfile, ServerSurvey } from '@clipwright/engines/looks';
import type { TestClip } from './test-clip.js';
import type { Terminal } from './terminal.js';

const LABEL_WIDTH = 10;
const GIB = 1024 ** 3;
const NAMED_AT_MOST = 6;

/** What a command found, one line of words for each fact as it comes, or all of it as one line of JSON. */
export class Report {
  private readonly facts: Record<string, unknown> = {};

  constructor(
    private readonly terminal: Terminal,
    private readonly json: boolean,
  ) {}

  /** A fact under its label, over as many lines as it has. */
  tell(label: string, text: string | readonly string[], fact: unknown = text): void {
    this.facts[label.replaceAll(' ', '_')] = fact;
    if (this.json) return;
    for (const [index, line] of [text].flat().entries())
      this.terminal.out(`${(index === 0 ? label : '').padEnd(LABEL_WIDTH)}  ${line}`);
  }

  survey({ program, version, card, memory, nodes, models, profiles, lacking }: ServerSurvey): void {
    this.tell('server', `${program}, ${version ?? 'of a version that it does not tell'}`, {
      program,
      version,
    });
    this.tell('card', card ?? 'it does not tell', card);
    this.tell('memory', memoryText(memory), memory);
    if (nodes !== null) this.tell('nodes', String(nodes), nodes);
    this.tell('models', modelsTexts(models), models);
    this.tell('runs', profiles.length === 0 ? 'nothing' : profiles.map(profileText), profiles);
    if (lacking.length > 0) this.tell('lacks', lacking.map(lackingText), lacking);
  }

  proposal(name: string, engine: Readonly<Record<string, JsonValue>>): void {
    this.tell('proposes', `"${name}": ${inLine(engine)}`, { [name]: engine });
  }

  clip(label: string, { file, seconds, width, height, tookMs, remarks }: TestClip): void {
    const took = (tookMs / 1000).toFixed(1);
    const text = [
      `${seconds} s of ${width}x${height} took ${took} s, with whatever had to be loaded first`,
      file,
    ];
    const fact = { file, seconds, width, height, took_seconds: Number(took), remarks };
    this.tell(label, [...text, ...remarks], fact);
  }

  /** The line of JSON, where that was asked for. */
  end(): void {
    if (this.json) this.terminal.out(JSON.stringify(this.facts));
  }
}

function memoryText(memory: ServerSurvey['memory']): string {
  if (memory === null) return 'it does not tell';
  const total = (memory.totalBytes / GIB).toFixed(1);
  return memory.freeBytes === null
    ? `${total} GiB`
    : `${(memory.freeBytes / GIB).toFixed(1)} of ${total} GiB free`;
}

/** By its name and what it makes a video of. */
function profileText({ name, options: { workflows, modes } }: ServerProfile): string {
  const makes = Array.isArray(modes) ? modes : Object.keys(workflows ?? {});
  return `${name} (${makes.join(', ')})`;
}

function modelsTexts(models: ServerSurvey['models']): string[] {
  const empty = models.flatMap(({ folder, names }) =>
    names.length === 0 && folder !== null ? [folder] : [],
  );
  const none = empty.length === 0 ? [] : [`none in ${empty.join(', ')}`];
  const texts = [...models.filter(({ names }) => names.length > 0).map(modelsText), ...none];
  return texts.length === 0 ? ['none'] : texts;
}

function modelsText({ folder, names }: ServerSurvey['models'][number]): string {
  const more = names.length - NAMED_AT_MOST;
  const some = names.slice(0, NAMED_AT_MOST).join(', ');
  return `${folder === null ? '' : `${folder}: `}${some}${more > 0 ? ` and ${more} more` : ''}`;
}

const lackingText = ({ name, lacks }: ServerSurvey['lacking'][number]): string =>
  `${name}: ${lacks.map(({ what }) => what).join(', ')}`;
