import type { JsonValue } from '@clipwright/core/engine';
import type { ModelId } from '@clipwright/core/models';
import { ConfigError } from '../../config/config-error.js';
import type { Config } from '../../config/config.js';
import { configWith, enginesPlace } from '../../config/engines-place.js';
import { withMember, withoutMember } from '../../config/json-text.js';
import type { Environment } from '../../config/read-settings.js';
import { ENGINE_KINDS } from '@clipwright/engines/kinds';
import { CommandError } from '../command-error.js';
import { replaceFile } from './replace-file.js';

interface Route {
  readonly engine: string;
  readonly fallbacks?: readonly string[];
  readonly parameters?: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly engines?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly models?: Partial<Readonly<Record<ModelId, Route>>>;
}

/** An engine to declare, and the model that is to go to it. */
export interface NewEngine {
  readonly name: string;
  readonly engine: Readonly<Record<string, JsonValue>>;
  readonly model: ModelId | null;
}

/** The declared engines as they stand in their file, `${NAME}` unfilled, and what the server makes of them. */
export class DeclaredEngines {
  readonly document: Document;
  readonly config: Config;

  private constructor(
    /** Null: they stand in CLIPWRIGHT_CONFIG itself. */
    readonly file: string | null,
    private readonly before: string | null,
    private readonly text: string,
    private readonly env: Environment | undefined,
  ) {
    this.document = documentIn(text, this.source);
    this.config = readAs(this.source, text, env);
  }

  /** Reads them as the server would. @throws CommandError where it could not start with them */
  static read(env?: Environment): DeclaredEngines {
    const { file, text } = placeOf(env);
    return new DeclaredEngines(file, text, text ?? '{}\n', env);
  }

  get source(): string {
    return this.file ?? 'CLIPWRIGHT_CONFIG';
  }

  /** With one engine more. A model that has an engine keeps that as its first fallback. */
  with({ name, engine, model }: NewEngine): DeclaredEngines {
    const declared = withMember(this.text, ['engines', name], engine);
    return this.changed(model === null ? declared : withRoute(declared, this.document, { name, model }));
  }

  /** Without an engine. @throws CommandError where there is none, or a model would be left with none */
  without(name: string): DeclaredEngines {
    if (this.document.engines?.[name] === undefined)
      throw new CommandError(
        `No engine is declared as ${name}. "engine list" tells which are.${name === 'sketch' ? ' The embedded one is always there.' : ''}`,
      );
    const routes = Object.entries(this.document.models ?? {});
    const orphan = routes.find(([, { engine, fallbacks = [] }]) => engine === name && fallbacks.length === 0);
    if (orphan !== undefined)
      throw new CommandError(
        `${orphan[0]} would have no engine left: only ${name} makes it. Give it another first, with "engine add … --model ${orphan[0]}", or with "fallbacks": ["sketch"] in ${this.source}.`,
      );
    const routed = routes.reduce(
      (text, [model, route]) => withoutIn(text, { name, model, route }),
      this.text,
    );
    return this.changed(withoutMember(routed, ['engines', name]));
  }

  /** Where they can be written, which is checked before anything takes its time. */
  writableFile(): string {
    if (this.file !== null) return this.file;
    throw new CommandError(
      'CLIPWRIGHT_CONFIG holds the engines itself, which no command can change: put them into a file and name that in CLIPWRIGHT_CONFIG. --dry-run shows what would be added.',
    );
  }

  /** @throws CommandError where the file was changed since it was read, or can't be written */
  async write(): Promise<void> {
    await replaceFile(this.writableFile(), { before: this.before, after: this.text });
  }

  private changed(text: string): DeclaredEngines {
    return new DeclaredEngines(this.file, this.before, text, this.env);
  }
}

function placeOf(env: Environment | undefined): ReturnType<typeof enginesPlace> {
  try {
    return enginesPlace(env);
  } catch (error) {
    throw unusable('The settings', error);
  }
}

function documentIn(text: string, source: string): Document {
  try {
    const document: unknown = JSON.parse(text);
    if (typeof document === 'object' && document !== null && !Array.isArray(document)) return document;
  } catch {
    // Told below, without the text around the fault, which may hold a secret.
  }
  throw new CommandError(
    `${source} is no JSON object, so nothing was changed. Comments and commas after the last entry are not JSON: take them out.`,
  );
}

function readAs(source: string, text: string, env: Environment | undefined): Config {
  try {
    return configWith(text, ENGINE_KINDS, env);
  } catch (error) {
    throw unusable(source, error);
  }
}

/** What the server's own reader says of them. */
function unusable(source: string, error: unknown): unknown {
  if (!(error instanceof ConfigError)) return error;
  const problems = error.problems.map(
    (problem) => `  - ${problem.replace(/^CLIPWRIGHT_CONFIG(?= )/, source)}`,
  );
  return new CommandError(
    ['A server could not start with these settings, so nothing was changed:', ...problems].join('\n'),
  );
}

function withRoute(
  text: string,
  { models = {} }: Document,
  { name, model }: { name: string; model: ModelId },
): string {
  const route = models[model];
  if (route === undefined)
    return withMember(text, ['models', model], { engine: name, fallbacks: ['sketch'] });
  const led = withMember(text, ['models', model, 'engine'], name);
  return withMember(led, ['models', model, 'fallbacks'], [route.engine, ...(route.fallbacks ?? [])]);
}

/** The first fallback steps forward where it was the model's engine. */
function withoutIn(
  text: string,
  { name, model, route }: { name: string; model: string; route: Route },
): string {
  const { engine, fallbacks = [], parameters = {} } = route;
  const [first = engine, ...rest] = [engine, ...fallbacks].filter((one) => one !== name);
  if (first === engine && rest.length === fallbacks.length) return text;
  const path = ['models', model];
  const routed = withMember(withMember(text, [...path, 'engine'], first), [...path, 'fallbacks'], rest);
  return parameters[name] === undefined ? routed : withoutMember(routed, [...path, 'parameters', name]);
}
