import { createClient } from '@clipwright/core/client';
import { download } from '@clipwright/core/download';
import { isClipwrightError } from '@clipwright/core/errors';
import { look } from './look.mjs';

globalThis.lookFromPage = (apiKey) =>
  look({ createClient, download, isClipwrightError }, { baseUrl: location.origin, apiKey });
