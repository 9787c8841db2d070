import type { VideoMode } from '../videos/video-status.js';
import type { Takes } from './takes.js';
import type { VideoModel } from '../models/video-model.js';

/** What a body without the field, or with it, is read for. */
export interface FillFacts {
  readonly model: VideoModel;
  readonly mode: VideoMode;
}

/** How a field stands in the row of a video. */
export interface KeptField {
  /** What the code that reads rows calls it. */
  readonly name: string;
  readonly column: string;
  readonly type: 'text' | 'integer' | 'bigint' | 'boolean' | 'real';
  readonly nullable: boolean;
  /** Whether engines are told. */
  readonly engine: boolean;
  /** Whether it decides which engine can make the video. */
  readonly place: boolean;
  /** Kept is how many images were given: they lie in storage. */
  readonly counted?: true;
}

/** How a field stands in the status of a video. */
export interface ToldField {
  readonly name: string;
  readonly is: Takes;
  readonly nullable: boolean;
}

/** One row of REQUEST_FIELDS. */
export interface RequestField {
  /** What the code calls it, in a parsed request and in an engine's. */
  readonly name: string;
  /** What it takes of a model. */
  readonly takes: (model: VideoModel) => Takes;
  /** Optional where nothing is said; what is unknown to a route is ignored, with a warning. */
  readonly presence?: (mode: VideoMode, model: VideoModel) => 'required' | 'optional' | 'unknown';
  /** The value of a request, from what was sent; null where nothing was. */
  readonly fill: (sent: never, facts: FillFacts) => unknown;
  /** Null: not kept. */
  readonly kept: KeptField | null;
  /** Null: the status does not say. */
  readonly told: ToldField | null;
  /**
   * Values that only some engines can make: each says in its capabilities which. The usual one every engine takes,
   * and makes as near to it as it can.
   */
  readonly byEngine?: { readonly usual: string | number; readonly all: readonly (string | number)[] };
  /** For the API's own docs and OpenAPI. */
  readonly describe: (models: readonly VideoModel[]) => string;
  /** A field of the n8n node, for whatever model. */
  readonly n8n?: { readonly label: string; readonly help: string };
  /** A control under the playground's "more". */
  readonly web?: { readonly label: string; readonly hint?: string };
  /** An option of `clipwright sketch`; without `value` a switch. */
  readonly cli?: { readonly option: string; readonly value?: string; readonly help: string };
}
