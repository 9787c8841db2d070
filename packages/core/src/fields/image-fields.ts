import type { RequestField } from './request-field.js';
import { type TakesAddress, type TakesAddresses, type TakesNothing, text } from './takes.js';

/** The fields of a generation's body that say which pictures the video is made from: rows of REQUEST_FIELDS. */
export const IMAGE_FIELDS = {
  image_url: {
    name: 'imageUrl',
    takes: () => ({ kind: 'address' }),
    presence: (mode) => (mode === 'image' ? 'required' : 'unknown'),
    fill: (sent: string | null) => sent,
    kept: null,
    told: null,
    describe: () =>
      'An https or http address, or a `data:image/…;base64,` URI of at most 10 MiB decoded. Absent in multipart, where the `image` file takes its place.',
  },
  /** A finished video that this one continues, from its last picture. */
  source_video_id: {
    name: 'sourceVideoId',
    takes: () => text(1, 100, 'the video_id of a completed video of this account'),
    presence: (mode) => (mode === 'image' ? 'optional' : 'unknown'),
    fill: (sent: string | null) => sent,
    kept: {
      name: 'sourceVideoId',
      column: 'source_video_id',
      type: 'text',
      nullable: true,
      engine: false,
      place: false,
    },
    told: { name: 'source_video_id', is: text(0, null, 'text'), nullable: true },
    describe: () =>
      'In place of `image_url`: the id of a completed video of the same account, which the video continues from its last picture. It holds the new part alone.',
  },
  /** The picture that the video ends with. */
  last_image_url: {
    name: 'lastImageUrl',
    byEngine: { usual: 0, all: [0, 1] },
    takes: ({ id, choices }): TakesAddress | TakesNothing =>
      choices['last_image_url']?.includes(1)
        ? { kind: 'address' }
        : { kind: 'nothing', says: `absent: no engine here ends a video of ${id} with an image` },
    presence: (mode) => (mode === 'image' ? 'optional' : 'unknown'),
    fill: (sent: string | null) => sent,
    kept: {
      name: 'lastImages',
      column: 'last_images',
      type: 'integer',
      nullable: false,
      engine: false,
      place: true,
      counted: true,
    },
    told: null,
    describe: () =>
      'The picture that the video ends with, as `image_url` takes it; where an engine can (`choices.last_image_url` of the models has 1).',
    n8n: {
      label: 'Last Image URL',
      help: 'Address of an image that a video from an image ends with. Not every engine can.',
    },
  },
  /** Pictures of what the video is to show: a person, a thing, a style. */
  reference_image_urls: {
    name: 'referenceImageUrls',
    byEngine: { usual: 0, all: [0, 1, 2, 3] },
    takes: ({ id, choices }): TakesAddresses | TakesNothing => {
      const most = Math.max(0, ...(choices['reference_image_urls'] ?? []).map(Number));
      return most > 0
        ? {
            kind: 'addresses',
            most,
            says: `a list of 1 to ${most} addresses for ${id}, each as image_url takes it`,
          }
        : { kind: 'nothing', says: `absent: no engine here looks at reference images for ${id}` };
    },
    fill: (sent: readonly string[] | null) => sent,
    kept: {
      name: 'referenceImages',
      column: 'reference_images',
      type: 'integer',
      nullable: false,
      engine: false,
      place: true,
      counted: true,
    },
    told: null,
    describe: () =>
      'Up to three pictures of what the video is to show, each as `image_url` takes it; where an engine can (`choices.reference_image_urls` of the models says how many).',
    n8n: {
      label: 'Reference Image URLs',
      help: 'Up to three addresses, separated by commas, of images of what the video is to show. Not every engine can.',
    },
  },
} as const satisfies Readonly<Record<string, RequestField>>;
