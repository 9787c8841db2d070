const DATABASE = 'clipwright';
const STORE = 'playground';
const KEY = 'image';

/** A file that somebody chose, and who. */
interface ChosenImage {
  readonly of: string;
  readonly file: Blob;
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  return (await done(opening)).transaction(STORE, mode).objectStore(STORE);
}

/** Keeps the playground's image in this browser, where a file has room; null: none. A browser that keeps nothing does without. */
export async function keepImage(image: ChosenImage | null): Promise<void> {
  try {
    const images = await store('readwrite');
    await (image === null ? done(images.delete(KEY)) : done(images.put(image, KEY)));
  } catch {
    // A private window may keep nothing: the image is then there until the page is left.
  }
}

/** The image that somebody chose, as a form has it: to be sent, and to be seen. */
export async function keptImage(of: string): Promise<{ imageFile: Blob; imageUrl: string } | null> {
  try {
    const kept = (await done(await store('readonly').then((images) => images.get(KEY)))) as
      | ChosenImage
      | undefined;
    return kept?.of === of ? { imageFile: kept.file, imageUrl: await asDataUri(kept.file) } : null;
  } catch {
    return null;
  }
}

/** An image as text. */
export const asDataUri = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
