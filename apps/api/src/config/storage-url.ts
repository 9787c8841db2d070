import { resolve } from 'node:path';
import { z } from 'zod';

/** A bucket of an S3 store, and how it is reached. */
export interface S3Address {
  readonly bucket: string;
  /** Stands before every key: empty, or with a slash at its end. */
  readonly prefix: string;
  /** Null: the region's own, at AWS. */
  readonly endpoint: string | null;
  readonly region: string;
  /** Whether the bucket stands in the path, and not in the host's name. */
  readonly forcePathStyle: boolean;
}

const TAKES =
  's3://bucket/prefix, with ?endpoint=URL, region=NAME and forcePathStyle=true after it where the store needs them';
const OPTIONS: readonly string[] = ['endpoint', 'region', 'forcePathStyle'];
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
/** The one in which every store makes a bucket that is asked for without a place. */
const DEFAULT_REGION = 'us-east-1';

function readAddress(text: string): S3Address | string {
  if (!URL.canParse(text)) return TAKES;
  const url = new URL(text);
  const { searchParams: options } = url;
  const unknown = [...options.keys()].find((name) => !OPTIONS.includes(name));
  if (url.protocol !== 's3:' || !BUCKET.test(url.hostname)) return TAKES;
  if (url.username !== '' || url.password !== '')
    return `${TAKES}; keys come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, never from the URL`;
  if (unknown !== undefined) return `${TAKES}; ${unknown} is none of them`;
  return addressOf(url);
}

function addressOf({ hostname, pathname, searchParams }: URL): S3Address | string {
  const endpoint = searchParams.get('endpoint');
  const style = searchParams.get('forcePathStyle') ?? 'false';
  const path = decodeURIComponent(pathname).replaceAll(/^\/+|\/+$/g, '');
  if (endpoint !== null && !/^https?:\/\/[^/?#]+\/?$/.test(endpoint))
    return `${TAKES}; endpoint is an http or https URL without a path`;
  if (style !== 'true' && style !== 'false') return `${TAKES}; forcePathStyle is true or false`;
  return {
    bucket: hostname,
    prefix: path === '' ? '' : `${path}/`,
    endpoint,
    region: searchParams.get('region') ?? DEFAULT_REGION,
    forcePathStyle: style === 'true',
  };
}

/** A bucket, or a folder by its path. */
export type StoragePlace = S3Address | string;

/** The setting: an S3 store in place of a folder. */
export const storageUrl = z.string().transform((text, context): S3Address => {
  const address = readAddress(text);
  if (typeof address !== 'string') return address;
  context.addIssue(address);
  return z.NEVER;
});

/** The same, or a folder. */
export const storagePlace = z
  .string()
  .min(1, 'a folder, or s3://bucket/prefix')
  .transform((text, context): StoragePlace => {
    if (!text.startsWith('s3:')) return resolve(text);
    const address = readAddress(text);
    if (typeof address === 'string') context.addIssue(address);
    return address;
  });
