import { words } from '../words.js';

const STAND_IN_PX = 96;
const LEAST_PX = 32;
const QUALITY = 0.95;

/** A small picture of an image's shape, as a data URI; null: it is no image that this browser reads. */
export async function standInFor(file: Blob): Promise<string | null> {
  try {
    const image = await createImageBitmap(file);
    const scale = STAND_IN_PX / Math.max(image.width, image.height);
    const canvas = canvasOf(
      Math.max(LEAST_PX, Math.round(image.width * scale)),
      Math.max(LEAST_PX, Math.round(image.height * scale)),
      image,
    );
    return canvas.toDataURL('image/jpeg');
  } catch {
    return null;
  }
}

/** The frame that a video shows, as a file. @throws Error where its file is on another host, whose pictures a page may not read */
export async function frameOf(video: HTMLVideoElement): Promise<File> {
  const canvas = canvasOf(video.videoWidth, video.videoHeight, video);
  const picture = await new Promise<Blob | null>((resolve) => {
    try {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    } catch {
      resolve(null);
    }
  });
  if (picture === null) throw new Error(words().studio.frameUnread);
  return new File([picture], 'frame.jpg', { type: 'image/jpeg' });
}

function canvasOf(width: number, height: number, picture: CanvasImageSource): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return canvas;
}
