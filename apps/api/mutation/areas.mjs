import { join } from 'node:path';

/**
 * What is mutated, and which tests have to notice: paths inside `src` of the API, or of the package that is named. A test is loaded once for all mutants of
 * its area, so it may rely on nothing that another left behind.
 */
export const AREAS = {
  admission: {
    sources: [
      'features/videos/create-video/{allowance,contract-checks,create-video.service,idempotency,image-charge}.ts',
      'features/videos/create-video/{input-images,video-admission,video-order}.ts',
      'features/videos/{idempotency.repository,queue-caps}.ts',
    ],
    tests: ['features/videos/create-video/admission*.test.ts'],
  },
  settlement: {
    sources: ['features/videos/video-{settlement,remains}.ts'],
    tests: ['features/videos/video-{settlement,remains}.test.ts'],
  },
  window: {
    sources: ['platform/limits/{postgres-window,limiter-windows}.ts'],
    tests: ['platform/limits/postgres-window.test.ts'],
  },
  ledger: {
    sources: ['features/credits/**/*.ts'],
    tests: ['features/credits/**/*.test.ts'],
  },
  sweep: {
    sources: ['features/videos/sweep-files/*.ts', 'features/videos/storage-hold.repository.ts'],
    tests: ['features/videos/sweep-files/*.test.ts'],
  },
  expiry: {
    sources: ['features/videos/expire-videos/*.ts', 'features/videos/expiry.repository.ts'],
    tests: ['features/videos/{expire-videos,sweep-files}/*.test.ts'],
  },
  access: {
    sources: [
      'features/api-keys/{api-key.repository,credential,key-access,key-authenticator,locked-access}.ts',
    ],
    tests: ['features/api-keys/*.test.ts'],
  },
  'safe-fetch': {
    folder: 'packages/engines',
    sources: ['media/safe-fetch*.ts', 'media/address-{pinning,policy}.ts'],
    tests: ['media/safe-fetch*.test.ts', 'media/address-*.test.ts'],
  },
};

/** The package of an area. */
export const folderOf = (area) => join(import.meta.dirname, '../../..', AREAS[area].folder ?? 'apps/api');

/** In percent, of the mutants that can be noticed. */
export const LEAST_SCORE = 85;
