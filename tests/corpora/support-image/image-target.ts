import type { ImageSource } from '../../../apps/api/src/platform/media/image-source.js';

/** What came of one image_url. `text` is what the caller reads when it was refused. */
export interface Verdict {
  readonly accepted: boolean;
  readonly status: number;
  readonly text: string | null;
  readonly elapsedMs: number;
}

/** What a corpus is driven against: the functions themselves, or a server over HTTP. */
export interface ImageTarget {
  submit(imageUrl: string): Promise<Verdict>;
}

/** Fetching and intake as the server composes them, without the server. */
export function functionTarget(source: ImageSource): ImageTarget {
  return {
    submit: timed(async (imageUrl) => {
      const read = await source.fromUrl(imageUrl, { signal: new AbortController().signal });
      if (read.ok) return { accepted: true, status: 200, text: null };
      return { accepted: false, status: read.error.status, text: read.error.message };
    }),
  };
}

/** A running server, by the full address of its image-to-video route. */
interface HttpEndpoint {
  readonly endpoint: string;
  readonly apiKey: string;
  /** The request that names an address. Default: as its image. */
  readonly bodyOf?: (imageUrl: string) => object;
}

export function httpTarget({
  endpoint,
  apiKey,
  bodyOf = (imageUrl) => ({ image_url: imageUrl }),
}: HttpEndpoint): ImageTarget {
  const headers = {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    prefer: 'respond-async',
  };
  return {
    submit: timed(async (imageUrl) => {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers,
        body: JSON.stringify(bodyOf(imageUrl)),
      });
      const body = (await answer.json()) as { error?: string };
      return { accepted: answer.ok, status: answer.status, text: body.error ?? null };
    }),
  };
}

function timed(submit: (imageUrl: string) => Promise<Omit<Verdict, 'elapsedMs'>>): ImageTarget['submit'] {
  return async (imageUrl) => {
    const startedMs = performance.now();
    const verdict = await submit(imageUrl);
    return { ...verdict, elapsedMs: performance.now() - startedMs };
  };
}
