import { describe, expect, it } from '@jest/globals';
import { readSettings } from './read-settings.js';

const read = (STORAGE_URL: string) => readSettings({ STORAGE_URL });
const problem = (url: string) => read(url).problems.join();

describe('STORAGE_URL', () => {
  it('names a bucket, what stands before every key, and how the store is reached', () => {
    const url = 's3://my.clips/made/here/?endpoint=http://minio:9000&region=eu-1&forcePathStyle=true';
    expect(read(url).values.storageUrl).toEqual({
      bucket: 'my.clips',
      prefix: 'made/here/',
      endpoint: 'http://minio:9000',
      region: 'eu-1',
      forcePathStyle: true,
    });
    expect(read('s3://clips').values.storageUrl).toEqual({
      bucket: 'clips',
      prefix: '',
      endpoint: null,
      region: 'us-east-1',
      forcePathStyle: false,
    });
  });

  it('is refused with what it takes, and by the name of what is wrong', () => {
    for (const url of ['clips', 'https://clips', 's3://', 's3://C', 's3://a_b/c'])
      expect(problem(url)).toContain('STORAGE_URL takes s3://bucket/prefix');
    expect(problem('s3://clips?endpont=http://a')).toContain('endpont is none of them');
    expect(problem('s3://clips?endpoint=minio:9000')).toContain('endpoint is an http or https URL');
    expect(problem('s3://clips?forcePathStyle=yes')).toContain('forcePathStyle is true or false');
    expect(problem('s3://key:secret@clips')).toContain('keys come from AWS_ACCESS_KEY_ID');
  });
});
