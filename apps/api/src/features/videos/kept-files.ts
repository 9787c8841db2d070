/** The keys of the files of a video that is gone, or has none from now on. */
export interface RemovedFiles {
  readonly file: string | null;
  readonly images: readonly string[];
}

/** The keys of the images of a video that are still there, for a statement that reads `videos` under a name. */
export const IMAGES_OF = (videos: string): string =>
  `array_remove(array_prepend(${videos}.image, ${videos}.more_images), NULL)`;
