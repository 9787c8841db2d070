import { words } from '../words.js';

const STAND_IN_PX = 96;
const LEAST_PX = 32;
const QUALITY = 0.95;
/** No video shows more of an image: what a camera adds would only be waited for. */
const MOST_PX = 2_560;
const LARGE_BYTES = 2 * 1024 * 1024;
const PHOTO_QUALITY = 0.9;

/** A small picture of an image's shape, as a data URI; null: it is no image that this browser reads. */
export async function standInFor(file: Blob): Promise<string | null> {
  try {
    const image = await createImageBitmap(file);
    return smallOf(image, image.width, image.height);
  } catch {
    return null;
  }
}

/** A large image made smaller, and one that the server does not read made a JPEG, where this browser can; else as it is. */
export async function madeToSend(file: File, kinds: readonly string[]): Promise<File> {
  if (kinds.includes(file.type) && file.size <= LARGE_BYTES) return file;
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null) return file;
  const scale = Math.min(1, MOST_PX / Math.max(image.width, image.height));
  const canvas = canvasOf(Math.round(image.width * scale), Math.round(image.height * scale), image);
  const photo = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', PHOTO_QUALITY);
  });
  return photo === null ? file : new File([photo], asJpeg(file.name), { type: 'image/jpeg' });
}

const asJpeg = (name: string): string => `${name.replace(/\.\w+$/, '')}.jpg`;

/** The same of an image that is there as a data URI. */
export async function standInOf(url: string): Promise<string | null> {
  const image = new Image();
  image.src = url;
  return await image.decode().then(
    () => smallOf(image, image.naturalWidth, image.naturalHeight),
    () => null,
  );
}

function smallOf(picture: CanvasImageSource, width: number, height: number): string {
  const scale = STAND_IN_PX / Math.max(width, height);
  const [across, down] = [width, height].map((px) => Math.max(LEAST_PX, Math.round(px * scale)));
  return canvasOf(across ?? LEAST_PX, down ?? LEAST_PX, picture).toDataURL('image/jpeg');
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
