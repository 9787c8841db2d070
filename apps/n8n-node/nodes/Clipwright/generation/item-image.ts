import { InvalidImageError, isClipwrightError } from '@clipwright/core/errors';
import { NodeOperationError, type IBinaryData } from 'n8n-workflow';
import type { Session } from '../transport/session.js';

/** What the server takes, decoded. */
const LARGEST_BYTES = 10 * 1024 * 1024;

/** The fields of a request that say where the image comes from. */
type Origin = { readonly image_url: string } | { readonly source_video_id: string };

/** The item's image, as the server is told of it. */
export interface ItemImage {
  readonly origin: Origin;
  /** What a refusal is to be told as: one of a file names the field and what is in it. */
  readonly toldAs: (error: unknown) => unknown;
}

const asItIs = (error: unknown): unknown => error;

/**
 * Where the item's image is: the user's URL, the bytes themselves as a data URI, or a video that is continued.
 * Throws on an image that is too large.
 */
export async function itemImage(session: Session, itemIndex: number): Promise<ItemImage> {
  const { context, isTool } = session;
  const source = isTool ? 'url' : context.getNodeParameter('imageSource', itemIndex, 'url');
  const text = (name: string): string => context.getNodeParameter(name, itemIndex) as string;
  if (source === 'url') return { origin: { image_url: text('imageUrl') }, toldAs: asItIs };
  if (source === 'video') return { origin: { source_video_id: text('sourceVideoId') }, toldAs: asItIs };
  const field = context.getNodeParameter('imageField', itemIndex) as string;
  return fieldImage(session, itemIndex, field);
}

async function fieldImage({ context }: Session, itemIndex: number, field: string): Promise<ItemImage> {
  const file = context.helpers.assertBinaryData(itemIndex, field);
  const bytes = await context.helpers.getBinaryDataBuffer(itemIndex, field);
  if (bytes.length > LARGEST_BYTES) {
    throw new NodeOperationError(
      context.getNode(),
      `The image in field "${field}" has ${(bytes.length / 1024 / 1024).toFixed(1)} MiB; at most 10 MiB are taken.`,
      { itemIndex },
    );
  }
  // The server goes by content; n8n knows some images only as files.
  const type = file.mimeType.startsWith('image/') ? file.mimeType : 'image/png';
  return {
    origin: { image_url: `data:${type};base64,${bytes.toString('base64')}` },
    toldAs: (error) => refusalOf(error, `The file in field "${field}" (${contentOf(file, bytes.length)})`),
  };
}

function contentOf({ fileName, mimeType }: IBinaryData, bytes: number): string {
  const size = bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024)} KiB`;
  return [fileName, mimeType, size].filter(Boolean).join(', ');
}

/** The server speaks of its own field, which nobody filled in here. */
function refusalOf(error: unknown, what: string): unknown {
  if (!isClipwrightError(error) || error.code !== 'invalid_image') return error;
  const message = `${what} can not be used. ${error.message}`;
  return new InvalidImageError({ ...error.facts, param: null, message });
}
