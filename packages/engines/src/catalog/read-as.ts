import { InvalidRequestError } from '@clipwright/core/errors';
import type { VideoModel } from '@clipwright/core/models';
import type { Parsed, VideoMode, VideoRequest } from '@clipwright/core/videos';
import type { EngineCatalog } from './engine-catalog.js';

/**
 * What engines can make: as each in order reads a request, and as all of them together do.
 */
export interface Catalogues {
  readonly ranks: readonly (readonly VideoModel[])[];
  readonly widest: readonly VideoModel[];
}

/** Made once: the parser keeps a schema for each model that it is given. */
export const cataloguesOf = (catalog: EngineCatalog, mode: VideoMode): Catalogues => ({
  ranks: catalog.catalogues(mode),
  widest: catalog.widestCatalogue(mode),
});

type Parse = (catalogue: readonly VideoModel[]) => Parsed<VideoRequest>;

/**
 * Reads a request as the first engine that can make it reads it. What none can make is refused in the words
 * of all of them together.
 */
export function readAs(mode: VideoMode, { ranks, widest }: Catalogues, parse: Parse): Parsed<VideoRequest> {
  if (widest.length === 0) return nobodyMakes(mode);
  const readings = ranks.map(parse);
  const understood = readings.find((reading) => reading.ok);
  if (understood !== undefined) return understood;
  const refusal = parse(widest);
  return refusal.ok ? (readings[0] ?? refusal) : refusal;
}

const nobodyMakes = (mode: VideoMode): Parsed<never> => ({
  ok: false,
  error: new InvalidRequestError({
    message: `No engine here makes videos from ${mode === 'text' ? 'text alone' : 'images'}.`,
    param: null,
  }),
});
