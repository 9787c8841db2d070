import { createClient } from '@clipwright/core/client';
import { download } from '@clipwright/core/download';
import { isClipwrightError } from '@clipwright/core/errors';
import { look } from './look.mjs';

const read = (name) => globalThis.Deno?.env.get(name) ?? process.env[name];
const key = { baseUrl: read('BASE_URL'), apiKey: read('API_KEY') };
const facts = await look({ createClient, download, isClipwrightError }, key);
console.log(JSON.stringify(facts));
