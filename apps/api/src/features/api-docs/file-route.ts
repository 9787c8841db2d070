import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { SCHEMAS } from './wire-schemas.js';

const refusal = (code: string) => ({
  description: `\`${code}\``,
  content: { 'application/json': { schema: SCHEMAS.ErrorResponse } },
});

/** The finished file: no key, because its name can't be guessed. */
export const FILE_PATH: ZodOpenApiPathsObject = {
  '/media/{file}': {
    get: {
      operationId: 'file',
      summary: 'Load a finished video',
      description:
        'The mp4 itself, with ranges, HEAD and ETag; who keeps a copy asks again before each use. Needs no key.',
      security: [],
      requestParams: {
        path: z.object({ file: z.string().meta({ description: 'The name in `video_url`.' }) }),
      },
      responses: {
        200: { description: 'The whole file.', content: { 'video/mp4': {} } },
        206: { description: 'The part that `Range` asks for.', content: { 'video/mp4': {} } },
        304: { description: 'Unchanged.' },
        403: refusal('https_required'),
        404: refusal('not_found'),
        416: refusal('range_not_satisfiable'),
        500: refusal('file_damaged'),
      },
    },
  },
};
