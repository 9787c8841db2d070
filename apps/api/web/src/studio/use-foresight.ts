import type { Model } from '@clipwright/core/dashboard';
import type { PlanResponse } from '@clipwright/core/videos';
import { useEffect, useRef, useState } from 'preact/hooks';
import { call, Refused } from '../call.js';
import { type Draft, draftBody, isReady } from '../pages/draft.js';
import { standInFor, standInOf } from './pictures.js';

/** A pause of whoever types. */
const PAUSE_MS = 600;
/** After plans were too many. */
const REST_MS = 60_000;

/** What would become of the form if it were sent now. */
export interface Foresight {
  /** As it was last told; null: not yet. */
  readonly plan: PlanResponse | null;
  /** A value that is none, told before anything is sent. */
  readonly wrong: { readonly param: string; readonly text: string } | null;
}

const NOTHING: Foresight = { plan: null, wrong: null };

/**
 * Asks the server what the form would make, whenever whoever writes it pauses, and again when `standing` changes: what
 * the account has under way and can spend.
 */
export function useForesight(draft: Draft, models: readonly Model[], standing: string): Foresight {
  const [told, setTold] = useState<Foresight>(NOTHING);
  const restsUntilMs = useRef(0);
  const asked = useRef('');
  const body = bodyOf(draft, models, useStandIns(draft));

  useEffect(() => {
    asked.current = `${body} ${standing}`;
    if (body === null) {
      setTold(NOTHING);
      return undefined;
    }
    const of = asked.current;
    const ask = async (): Promise<void> => {
      if (performance.now() < restsUntilMs.current) return;
      const answer = await foresee(body);
      if (answer === 'too-many') restsUntilMs.current = performance.now() + REST_MS;
      else if (asked.current === of && answer !== null) setTold(answer);
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [body, standing]);
  return told;
}

async function foresee(body: string): Promise<Foresight | 'too-many' | null> {
  try {
    return { plan: await call<PlanResponse>('POST', 'videos/plan', JSON.parse(body)), wrong: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.status === 429) return 'too-many';
    return error.status === 400 && error.param !== null
      ? { plan: null, wrong: { param: error.param, text: error.message } }
      : null;
  }
}

/** Images stand in for themselves as small ones of their shape, once all are there. One at an address is not fetched for this. */
function bodyOf(draft: Draft, models: readonly Model[], images: StandIns): string | null {
  if (!isReady(draft)) return null;
  const body = draftBody(draft, models);
  if (draft.mode === 'text') return JSON.stringify(body);
  const smaller = (url: unknown): string | undefined => images.more.get(String(url)) ?? undefined;
  const { last_image_url: last, reference_image_urls: references } = body;
  const all = [last, ...((references ?? []) as readonly string[])].filter((url) => url !== undefined);
  if (images.first === null || all.some((url) => smaller(url) === undefined)) return null;
  return JSON.stringify({
    ...body,
    image_url: images.first,
    last_image_url: last === undefined ? undefined : smaller(last),
    reference_image_urls: (references as readonly string[] | undefined)?.map(smaller),
  });
}

interface StandIns {
  readonly first: string | null;
  /** By the images' own data URIs. */
  readonly more: ReadonlyMap<string, string>;
}

function useStandIns(draft: Draft): StandIns {
  const { mode, lastImageUrl = '', referenceUrls = [] } = draft;
  const [more, setMore] = useState<ReadonlyMap<string, string>>(new Map());
  const urls = mode === 'image' ? [lastImageUrl, ...referenceUrls].filter((url) => url !== '') : [];
  useEffect(() => {
    for (const url of urls.filter((one) => !more.has(one)))
      void standInOf(url).then((small) => {
        if (small !== null) setMore((known) => new Map(known).set(url, small));
      });
  }, [lastImageUrl, referenceUrls, mode]);
  return { first: useStandIn(draft), more };
}

function useStandIn({ mode, imageFile: file }: Draft): string | null {
  const [known, setKnown] = useState<{ of: File; image: string } | null>(null);
  useEffect(() => {
    if (mode === 'image' && file !== null && known?.of !== file)
      void standInFor(file).then((image) => setKnown(image === null ? null : { of: file, image }));
  }, [mode, file]);
  return known !== null && known.of === file ? known.image : null;
}
