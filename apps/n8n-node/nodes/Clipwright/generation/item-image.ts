import { InvalidImageError, isClipwrightError } from '@clipwright/core/errors';
import { NodeOperationError, type IBinaryData } from 'n8n-workflow';
import type { Session } from '../transport/session.js';

/** What the server takes, decoded. */
const LARGEST_BYTES = 10 * 1024 * 1024;

/** The item's image, as the server is told of it. */
export interface ItemImage {
  readonly address: string;
  /** What a refusal is to be told as: one of a file names the field and what is in it. */
  readonly toldAs: (error: unknown) => unknown;
}

/**
 * Where the item's image is: the user's URL, or the bytes themselves as a data URI. Throws on an image that
 * is too large.
 */
export async function itemImage(session: Session, itemIndex: number): Promise<ItemImage> {
  const { context, isTool } = session;
  const source = isTool ? 'url' : context.getNodeParameter('imageSource', itemIndex, 'url');
  if (source === 'url')
    return { address: context.getNodeParameter('imageUrl', itemIndex) as string, toldAs: (error) => error };
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
    address: `data:${type};base64,${bytes.toString('base64')}`,
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
