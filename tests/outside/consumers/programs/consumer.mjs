import { createClient } from '@clipwright/core';
import { isClipwrightError } from '@clipwright/core/errors';
import { look } from './look.mjs';

const read = (name) => globalThis.Deno?.env.get(name) ?? process.env[name];
const key = { baseUrl: read('BASE_URL'), apiKey: read('API_KEY') };
const facts = await look({ createClient, isClipwrightError }, key);
console.log(JSON.stringify(facts));
