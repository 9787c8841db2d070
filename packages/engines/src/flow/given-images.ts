import type { EngineRequest } from '@clipwright/core/engine';
import type { VideoStorage } from './ports.js';
import type { OrderedVideo } from './video.js';

/** The images that an engine is given. */
export type GivenImages = Pick<EngineRequest, 'image' | 'lastImage'>;

/** Reads what the order of a video has stored. */
export async function givenImages(
  { image, lastImages, moreImages = [] }: Pick<OrderedVideo, 'image' | 'lastImages' | 'moreImages'>,
  storage: Pick<VideoStorage, 'readAll'>,
): Promise<GivenImages> {
  const read = async (key: string | null = null) => (key === null ? null : await storage.readAll(key));
  return { image: await read(image), lastImage: await read(moreImages.slice(0, lastImages)[0]) };
}
