import type { EngineCapabilities } from '@clipwright/core/engine';
import type { z } from 'zod';

/**
 * Where engines of a kind run: in the worker itself, on replicas that are listed one by one, or at a vendor
 * who bills.
 */
export type EngineSite = 'embedded' | 'replicas' | 'vendor';

/** What an engine's options come to: its settings and abilities, or what is wrong with them. */
export type ParsedOptions =
  | { readonly ok: true; readonly settings: unknown; readonly capabilities: EngineCapabilities }
  | {
      readonly ok: false;
      readonly issues: readonly z.core.$ZodIssue[];
      readonly problems: readonly string[];
    };

/** What a model may set on an engine, each parameter by its name. */
export type ParametersSchema = z.ZodObject;

/** A kind of engine, as far as the settings have to know it. */
export interface EngineKind {
  readonly site: EngineSite;
  parse(options: unknown): ParsedOptions;
  /** Of an engine with these settings, as this kind has parsed them. */
  parameters(settings: unknown): ParametersSchema;
}

/** Every kind of engine by its name. */
export type EngineKinds = Readonly<Record<string, EngineKind>>;

/**
 * What makes a kind of engine: the strict schema of its options, and what those make it able to do and to
 * take.
 */
export interface EngineKindParts<Settings> {
  readonly site: EngineSite;
  readonly schema: z.ZodType<Settings>;
  readonly capabilities: (settings: Settings) => EngineCapabilities;
  readonly parameters: (settings: Settings) => ParametersSchema;
}

export function engineKind<Settings>({
  site,
  schema,
  capabilities,
  parameters,
}: EngineKindParts<Settings>): EngineKind {
  return {
    site,
    parameters: (settings) => parameters(settings as Settings),
    parse: (options) => {
      const parsed = schema.safeParse(options);
      if (!parsed.success) return { ok: false, issues: parsed.error.issues, problems: [] };
      try {
        return { ok: true, settings: parsed.data, capabilities: capabilities(parsed.data) };
      } catch (error) {
        return { ok: false, issues: [], problems: linesOf(error) };
      }
    },
  };
}

/**
 * Options that each fit but don't hold together, or that name files that don't: one problem on each line of
 * the message.
 */
const linesOf = (error: unknown): string[] =>
  (error instanceof Error ? error.message : String(error)).split('\n').map((line) => line.replace(/\.$/, ''));
