import { createClient } from '@clipwright/core';
import { isClipwrightError } from '@clipwright/core/errors';
import { look } from './look.mjs';

globalThis.lookFromPage = (apiKey) =>
  look({ createClient, isClipwrightError }, { baseUrl: location.origin, apiKey });
