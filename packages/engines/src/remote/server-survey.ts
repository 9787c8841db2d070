import type { JsonValue } from '@clipwright/core/engine';

/** Settings of an engine that fit what was found at a server. */
export interface ServerProfile {
  readonly name: string;
  /** Of an engine, without its kind and replicas. */
  readonly options: Readonly<Record<string, JsonValue>>;
  readonly hasSound: boolean;
  /** Sentences for the operator: what the server did not tell, and what follows from that. */
  readonly notes: readonly string[];
}

/** Something that a server does not have, and how to mend that where it is known. */
export interface ServerLack {
  readonly what: string;
  readonly mend: string | null;
}

/** A server to look at. */
export interface SurveyedServer {
  readonly url: string;
  readonly apiKey: string | undefined;
  /** Ends a call by its signal alone. */
  readonly fetch: (url: URL, init: RequestInit) => Promise<Response>;
  readonly signal: AbortSignal;
}

/** What a server tells of itself; null is what it does not tell. */
export interface ServerSurvey {
  readonly program: string;
  readonly version: string | null;
  readonly card: string | null;
  readonly memory: { readonly totalBytes: number; readonly freeBytes: number | null } | null;
  readonly nodes: number | null;
  /** By the folder that they lie in, where the server has folders. */
  readonly models: readonly { readonly folder: string | null; readonly names: readonly string[] }[];
  /** What would run there, best first. */
  readonly profiles: readonly ServerProfile[];
  /** What would not, and why. */
  readonly lacking: readonly { readonly name: string; readonly lacks: readonly ServerLack[] }[];
}
