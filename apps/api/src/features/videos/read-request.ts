import type { VideoModel } from '@clipwright/core/models';
import { InvalidRequestError } from '@clipwright/core/errors';
import { type Parsed, parseImageToVideo, parseTextToVideo, type VideoMode, type VideoRequest } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { EngineCatalog } from '../../engines/engine.catalog.js';

type Parse = (catalogue: readonly VideoModel[]) => Parsed<VideoRequest>;

/** Reads the body of a generation as the engines of this server can make it. */
@Injectable()
export class ReadRequest {
  private readonly texts: Catalogues;
  private readonly images: Catalogues;

  constructor(catalog: EngineCatalog) {
    this.texts = cataloguesOf(catalog, 'text');
    this.images = cataloguesOf(catalog, 'image');
  }

  text(body: unknown): Parsed<VideoRequest> {
    return read(this.texts, (catalogue) => parseTextToVideo(body, catalogue));
  }

  image(body: unknown, { uploadedImage }: { uploadedImage: boolean }): Parsed<VideoRequest> {
    return read(this.images, (catalogue) => parseImageToVideo(body, { catalogue, uploadedImage }));
  }
}

interface Catalogues {
  readonly mode: VideoMode;
  readonly ranks: readonly (readonly VideoModel[])[];
  readonly widest: readonly VideoModel[];
}

/** Made once: the parser keeps a schema for each model that it is given. */
const cataloguesOf = (catalog: EngineCatalog, mode: VideoMode): Catalogues => ({
  mode,
  ranks: catalog.catalogues(mode),
  widest: catalog.widestCatalogue(mode),
});

/** As the first engine that can make it reads it. What none can make is refused in the words of all of them together. */
function read({ mode, ranks, widest }: Catalogues, parse: Parse): Parsed<VideoRequest> {
  if (widest.length === 0) return nobodyMakes(mode);
  const readings = ranks.map(parse);
  const understood = readings.find((reading) => reading.ok);
  if (understood !== undefined) return understood;
  const refusal = parse(widest);
  return refusal.ok ? (readings[0] ?? refusal) : refusal;
}

const nobodyMakes = (mode: VideoMode): Parsed<never> => ({
  ok: false,
  error: new InvalidRequestError({ message: `No engine of this server makes videos from ${mode === 'text' ? 'text alone' : 'images'}.`, param: null }),
});
