import { words } from './words.js';

const DATABASE = 'clipwright';
const STORE = 'playground';
/** Where the form's own image is; those of videos are under their ids. */
const FORM = 'image';
/** Where the form's further images are. */
const MORE = 'more-images';
/** Images of videos that are kept: the newest. */
const MOST_KEPT = 24;

/** A file that somebody chose, and who. */
interface ChosenImage {
  readonly of: string;
  readonly file: File;
  readonly atMs?: number;
}

/** The images of a form beside the one that it begins from. */
export interface MoreImages {
  readonly lastImageUrl?: string;
  readonly referenceUrls?: readonly string[];
}

/** An image as a form has it: to be sent, and to be seen. */
export interface FormImage {
  readonly imageFile: File;
  readonly imageUrl: string;
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('nothing is kept'));
  });

/** A private window may keep nothing: the image is then there until the page is left. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (images: IDBObjectStore) => Promise<Result>,
): Promise<Result | null> {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
    const database = await done(opening);
    const result = await work(database.transaction(STORE, mode).objectStore(STORE));
    database.close();
    return result;
  } catch {
    return null;
  }
}

/** Keeps the form's image in this browser, where a file has room; null: none. */
export const keepImage = (image: ChosenImage | null): Promise<unknown> =>
  inStore<unknown>('readwrite', (images) =>
    image === null ? done(images.delete(FORM)) : done(images.put(image, FORM)),
  );

/** Keeps the form's further images in this browser; null: none. */
export const keepMoreImages = (of: string, images: MoreImages | null): Promise<unknown> =>
  inStore<unknown>('readwrite', (store) =>
    images === null ? done(store.delete(MORE)) : done(store.put({ of, images }, MORE)),
  );

export async function keptMoreImages(of: string): Promise<MoreImages | null> {
  const kept = (await inStore('readonly', (store) => done(store.get(MORE)))) as
    | { readonly of: string; readonly images: MoreImages }
    | undefined
    | null;
  return kept?.of === of ? kept.images : null;
}

/** Keeps the image that a video is made from, so that the video can be made again; the oldest ones give way. */
export const keepImageOf = (videoId: string, image: ChosenImage): Promise<unknown> =>
  inStore('readwrite', async (images) => {
    await done(images.put({ ...image, atMs: Date.now() }, videoId));
    const [keys, all] = [await done(images.getAllKeys()), (await done(images.getAll())) as ChosenImage[]];
    const ages = keys.map((key, index) => ({ key, atMs: all[index]?.atMs ?? 0 }));
    const videos = ages
      .filter(({ key }) => key !== FORM && key !== MORE)
      .toSorted((one, other) => other.atMs - one.atMs);
    for (const { key } of videos.slice(MOST_KEPT)) await done(images.delete(key));
  });

/** Nothing of anybody stays. */
export const forgetImages = (): Promise<unknown> => inStore('readwrite', (images) => done(images.clear()));

/** The image that somebody chose for the form, or that one of their videos was made from; null: not kept here. */
export async function keptImage(of: string, videoId: string = FORM): Promise<FormImage | null> {
  const kept = (await inStore('readonly', (images) => done(images.get(videoId)))) as
    | ChosenImage
    | undefined
    | null;
  return kept?.of === of ? { imageFile: kept.file, imageUrl: await asDataUri(kept.file) } : null;
}

/** An image as text. */
export const asDataUri = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error(words().faults.file));
    reader.readAsDataURL(file);
  });
