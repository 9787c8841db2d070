const IMAGE_ENDINGS = { jpeg: 'jpg', png: 'png' } as const;

/**
 * Storage key of what an attempt at a video has made. Every attempt has its own, so that a late one
 * overwrites nothing.
 */
export const videoKey = (videoId: string, attempt: number): string => `${videoId}-${attempt}.mp4`;

/** Storage keys of the pictures of a video, by the name of its file. */
export const posterKeys = (file: string): Readonly<Record<'webp' | 'jpeg' | 'sheet', string>> => {
  const stem = file.slice(0, file.lastIndexOf('.'));
  return { webp: `${stem}.webp`, jpeg: `${stem}.jpg`, sheet: `${stem}.sheet.jpg` };
};

/** What is kept of a video's file: the file, and its pictures. */
export const keysOfFile = (file: string): string[] => [file, ...Object.values(posterKeys(file))];

/** Storage key of a video's input image. */
export const imageKey = (videoId: string, format: keyof typeof IMAGE_ENDINGS): string =>
  `${videoId}.image.${IMAGE_ENDINGS[format]}`;

/** What a video is made from beside its first image. */
export type ImageRole = 'last' | 'reference1' | 'reference2' | 'reference3';
const ROLES: readonly ImageRole[] = ['last', 'reference1', 'reference2', 'reference3'];

/** Storage key of an input image that a video has beside its first. */
export const moreImageKey = (
  videoId: string,
  { role, format }: { readonly role: ImageRole; readonly format: keyof typeof IMAGE_ENDINGS },
): string => `${videoId}.image-${role}.${IMAGE_ENDINGS[format]}`;

const FORMATS = Object.keys(IMAGE_ENDINGS) as (keyof typeof IMAGE_ENDINGS)[];

/** Every key that an input image of a video may have. */
export const imageKeys = (videoId: string): string[] =>
  FORMATS.flatMap((format) => [
    imageKey(videoId, format),
    ...ROLES.map((role) => moreImageKey(videoId, { role, format })),
  ]);

/**
 * Names that we give: to files of videos, to those that are being written, and to what tries whether a file
 * can be. Whatever else stands in the storage is not ours to remove.
 */
const OF_A_VIDEO =
  /^(vid_[0-9A-Za-z]{22})(?:-\d{1,6}\.(?:mp4|webp|jpg|sheet\.jpg)|\.image(?:-\w+)?\.\w+)(?:\.part)?$/;
const OF_NOBODY = /^probe-[\w.-]+\.part$/;

/**
 * The video that a file of the storage belongs to; no id where it was ours for a moment only, null where it
 * is not ours.
 */
export function videoOfKey(key: string): string | null {
  if (OF_NOBODY.test(key)) return '';
  return OF_A_VIDEO.exec(key)?.[1] ?? null;
}

const FILE_OF_A_VIDEO = /^(vid_[0-9A-Za-z]{22})-\d{1,6}\.mp4$/;

const PICTURE_OF_A_VIDEO = /^(vid_[0-9A-Za-z]{22}-\d{1,6})\.(?:webp|jpg|sheet\.jpg)$/;

/** The file of the video that this is a picture of; null for a name that we give to none. */
export function fileOfPicture(key: string): string | null {
  const stem = PICTURE_OF_A_VIDEO.exec(key)?.[1];
  return stem === undefined ? null : `${stem}.mp4`;
}

/** The id of the video whose file has this name; null for a name that we give to none. */
export const videoOfFile = (file: string): string | null => FILE_OF_A_VIDEO.exec(file)?.[1] ?? null;
