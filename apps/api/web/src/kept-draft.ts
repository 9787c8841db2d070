import { useEffect, useState } from 'preact/hooks';
import {
  forgetImages,
  keepImage,
  keepMoreImages,
  keptImage,
  keptMoreImages,
  type MoreImages,
} from './kept-image.js';
import type { Draft } from './pages/draft.js';
import { note, noted } from './router.js';

const NAME = 'clipwright:playground';
const VIDEO = 'video';

/** What stands in the playground, kept in this browser until somebody signs out; an image's file is kept beside it. */
interface Kept {
  readonly of: string;
  readonly draft: Partial<Draft>;
  readonly videoId: string | null;
}

function read(of: string): Kept {
  const kept = parsed(localStorage.getItem(NAME));
  return kept?.of === of ? kept : { of, draft: {}, videoId: null };
}

function parsed(text: string | null): Kept | null {
  try {
    return JSON.parse(text ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** What is too long for this browser is not kept; the form works all the same. */
function write(kept: Kept): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    localStorage.removeItem(NAME);
  }
}

export function forgetDraft(): void {
  localStorage.removeItem(NAME);
  void forgetImages();
}

/** Puts into the playground what another page wants to be there. */
export function putInPlayground(of: string, draft: Partial<Draft>): void {
  write({ of, draft, videoId: null });
  void keepImage(null);
  void keepMoreImages(of, null);
}

/** The form of the playground and the video on its stage. */
export interface KeptDraft {
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  /** The video that was last asked for or chosen, or that the address names. */
  readonly videoId: string | null;
  readonly setVideoId: (videoId: string | null) => void;
}

/** The playground's form and its video, as they were left: on another page, by a reload, or when a session ended. */
export function useKeptDraft(of: string, begin: (kept: Partial<Draft>) => Draft): KeptDraft {
  const [draft, show] = useState(() => begin(read(of).draft));
  const [videoId, showVideo] = useState(() => noted(VIDEO) ?? read(of).videoId);
  const setDraft = (changed: Draft): void => {
    const { imageFile: file } = changed;
    if (file !== draft.imageFile) void keepImage(file === null ? null : { of, file });
    if (hasOtherImages(changed, draft)) void keepMoreImages(of, moreImagesOf(changed));
    write({ ...read(of), draft: withoutFile(changed) });
    show(changed);
  };
  const setVideoId = (id: string | null): void => {
    showVideo(id);
    write({ ...read(of), videoId: id });
  };
  useEffect(() => note(VIDEO, videoId), [videoId]);
  useEffect(() => {
    void keptImage(of, draft.imageOf ?? undefined).then((image) => {
      if (image !== null) show((now) => (now.imageUrl === '' ? { ...now, ...image } : now));
    });
  }, [draft.imageOf]);
  useEffect(() => {
    void keptMoreImages(of).then((images) => {
      if (images !== null) show((now) => (moreImagesOf(now) === null ? { ...now, ...images } : now));
    });
  }, [of]);
  return { draft, setDraft, videoId, setVideoId };
}

const hasOtherImages = (one: Draft, other: Draft): boolean =>
  one.lastImageUrl !== other.lastImageUrl || one.referenceUrls !== other.referenceUrls;

/** Null: there are none. */
function moreImagesOf({ lastImageUrl = '', referenceUrls = [] }: Draft): MoreImages | null {
  return lastImageUrl === '' && referenceUrls.length === 0 ? null : { lastImageUrl, referenceUrls };
}

/** Images are kept in a place of their own: they are too long for this one. */
const withoutFile = ({
  imageFile,
  imageUrl,
  lastImageUrl: _last,
  referenceUrls: _references,
  ...rest
}: Draft): Partial<Draft> => ({
  ...rest,
  imageUrl: imageFile === null ? imageUrl : '',
});
