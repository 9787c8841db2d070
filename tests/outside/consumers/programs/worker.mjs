import { createClient } from '@clipwright/core/client';
import { download } from '@clipwright/core/download';
import { isClipwrightError } from '@clipwright/core/errors';
import { look } from './look.mjs';

export default {
  async fetch(request, { BASE_URL: baseUrl, API_KEY: apiKey }) {
    return Response.json(await look({ createClient, download, isClipwrightError }, { baseUrl, apiKey }));
  },
};
