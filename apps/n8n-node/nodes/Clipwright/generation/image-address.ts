import { NodeOperationError } from 'n8n-workflow';
import type { Session } from '../transport/session.js';

/** What the server takes, decoded. */
const LARGEST_BYTES = 10 * 1024 * 1024;

/**
 * Where the item's image is: the user's URL, or the bytes themselves as a data URI. Throws on an image that
 * is too large.
 */
export async function imageAddress({ context, isTool }: Session, itemIndex: number): Promise<string> {
  const source = isTool ? 'url' : context.getNodeParameter('imageSource', itemIndex, 'url');
  if (source === 'url') return context.getNodeParameter('imageUrl', itemIndex) as string;
  const field = context.getNodeParameter('imageField', itemIndex) as string;
  const { mimeType } = context.helpers.assertBinaryData(itemIndex, field);
  const bytes = await context.helpers.getBinaryDataBuffer(itemIndex, field);
  if (bytes.length > LARGEST_BYTES) {
    throw new NodeOperationError(
      context.getNode(),
      `The image in field "${field}" has ${(bytes.length / 1024 / 1024).toFixed(1)} MiB; at most 10 MiB are taken.`,
      {
        itemIndex,
      },
    );
  }
  // The server goes by content; n8n knows some images only as files.
  const type = mimeType.startsWith('image/') ? mimeType : 'image/png';
  return `data:${type};base64,${bytes.toString('base64')}`;
}
