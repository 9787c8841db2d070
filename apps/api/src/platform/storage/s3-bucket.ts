import {
  CreateBucketCommand,
  HeadBucketCommand,
  PutBucketLifecycleConfigurationCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Address } from '../../config/storage-url.js';

/** A store that is slow or resets connections is asked so often, with growing pauses: about half a minute. */
const ATTEMPTS = 7;
const CONNECT_MS = 5_000;
/** Without a byte from the store for so long, a request is given up; but a reader of a video may pause for longer. */
const SILENCE_MS = 30_000;

/** Readers of videos may be slow, and many: what else a process asks of the store never waits behind them. */
const READERS_AT_MOST = 10_000;

export interface S3Connections {
  /** For what answers soon. */
  readonly client: S3Client;
  /** For files that somebody reads, at a pace of their own. */
  readonly readers: S3Client;
}

/** The connections to a store. Credentials come from where AWS programs look for them. */
export const openS3 = (address: S3Address): S3Connections => ({
  client: clientOf(address, { socketTimeout: SILENCE_MS }),
  readers: clientOf(address, {
    httpAgent: { maxSockets: READERS_AT_MOST },
    httpsAgent: { maxSockets: READERS_AT_MOST },
  }),
});

/** One that reaches nobody: its keys are none. It knows how addresses in the store are made. */
export const openUnauthorized = (address: S3Address): S3Client =>
  clientOf(address, {}, { credentials: { accessKeyId: 'nobody', secretAccessKey: 'nobody' } });

interface Handling {
  readonly socketTimeout?: number;
  readonly httpAgent?: { readonly maxSockets: number };
  readonly httpsAgent?: { readonly maxSockets: number };
}

const clientOf = (
  { endpoint, region, forcePathStyle }: S3Address,
  handling: Handling,
  keys: Pick<S3ClientConfig, 'credentials'> = {},
): S3Client =>
  new S3Client({
    ...keys,
    ...(endpoint === null ? {} : { endpoint }),
    region,
    forcePathStyle,
    maxAttempts: ATTEMPTS,
    // Stores other than AWS refuse bodies that carry checksums in a trailer.
    ...(endpoint === null ? {} : { requestChecksumCalculation: 'WHEN_REQUIRED' }),
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, ...handling },
  });

/** The HTTP status that a store refused with; null where it did not answer. */
export const refusedWith = (error: unknown): number | null =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? null) : null;

export const isMissing = (error: unknown): boolean => refusedWith(error) === 404;

/**
 * Makes the bucket where it is missing and may be made. What a killed process left of an upload is then
 * removed by the store, after a day.
 */
export async function ensureBucket(client: S3Client, { bucket: Bucket }: S3Address): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
  } catch (error) {
    if (!isMissing(error)) throw error;
    await client.send(new CreateBucketCommand({ Bucket })).catch(unlessMadeMeanwhile);
    await client.send(unfinishedUploadsEnd(Bucket)).catch(ignoreRefusal);
  }
}

const unfinishedUploadsEnd = (Bucket: string): PutBucketLifecycleConfigurationCommand =>
  new PutBucketLifecycleConfigurationCommand({
    Bucket,
    LifecycleConfiguration: {
      Rules: [
        {
          ID: 'unfinished-uploads',
          Status: 'Enabled',
          Filter: { Prefix: '' },
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        },
      ],
    },
  });

function unlessMadeMeanwhile(error: unknown): void {
  if (!(error instanceof Error) || error.name !== 'BucketAlreadyOwnedByYou') throw error;
}

/** Not every store has such rules. */
function ignoreRefusal(error: unknown): void {
  if (refusedWith(error) === null) throw error;
}
