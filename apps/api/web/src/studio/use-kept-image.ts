import type { Video } from '@clipwright/core/dashboard';
import { useEffect, useState } from 'preact/hooks';
import { type FormImage, keptImage } from '../kept-image.js';

/** The image that a video was made from, where this browser has it. */
export function useKeptImage(of: string, video: Video | null): FormImage | null {
  const [known, setKnown] = useState<{ readonly id: string; readonly image: FormImage | null } | null>(null);
  const id = video?.mode === 'image' ? video.video_id : null;
  useEffect(() => {
    if (id !== null) void keptImage(of, id).then((image) => setKnown({ id, image }));
  }, [of, id]);
  return known !== null && known.id === id ? known.image : null;
}
