import { useEffect, useState } from 'preact/hooks';
import { forgetImages, keepImage, keptImage } from './kept-image.js';
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
  return { draft, setDraft, videoId, setVideoId };
}

/** Files of other images are not kept: they are chosen again. */
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
