const S3 = ['@aws-sdk/client-s3', '@aws-sdk/lib-storage', '@aws-sdk/s3-request-presigner'];
const OTLP = ['exporter-trace-otlp-http', 'resources', 'sdk-trace'].map((name) => `@opentelemetry/${name}`);

/**
 * Packages that the server loads from where they are installed. Bundles do not hold native code; TypeORM finds pg
 * by name, and ours is the same one; the list of passwords is large, and few starts need it, as is what speaks to
 * S3 stores, or OTLP, and the stage, which is all of three.js.
 */
export const OUTSIDE = [
  'sharp',
  '@node-rs/argon2',
  'pg',
  '@zxcvbn-ts/language-common',
  '@clipwright/stage',
  ...S3,
  ...OTLP,
];
