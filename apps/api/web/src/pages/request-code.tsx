import type { Overview } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CodeBlock } from '../parts/code-block.js';
import { Filter } from '../parts/filter.js';
import { NeedsPlan } from './needs-plan.js';
import { curlOf, n8nOf, type RequestBody, typeScriptOf } from '../requests.js';

const LANGUAGES = [
  ['curl', 'curl'],
  ['typescript', 'TypeScript'],
  ['n8n', 'n8n'],
] as const;

const WRITERS: Readonly<Record<string, typeof curlOf>> = {
  curl: curlOf,
  typescript: typeScriptOf,
  n8n: n8nOf,
};

const HINTS: Readonly<Record<string, string>> = {
  curl: 'Put your own key in place of <key>.',
  typescript: 'With the key in CLIPWRIGHT_API_KEY.',
  n8n: 'Copy, then paste onto the canvas of an n8n that has our node, and choose its credential: this server and your key.',
};

const LONGEST_IMAGE = 60;

/** A whole image in base64 would bury the rest. */
const readable = (body: RequestBody): RequestBody => {
  const image = body['image_url'];
  return typeof image === 'string' && image.startsWith('data:')
    ? { ...body, image_url: `${image.slice(0, LONGEST_IMAGE)}…` }
    : body;
};

/** The request of the form, for use outside of the dashboard. */
export function RequestCode({ overview, body }: { overview: Overview; body: RequestBody }): JSX.Element {
  const [language, setLanguage] = useState('curl');
  const write = WRITERS[language] ?? curlOf;
  return (
    <section class="card" aria-labelledby="code-title">
      <div class="card-head">
        <h2 id="code-title">The same request</h2>
        <Filter name="Language" value={language} choices={LANGUAGES} onChoice={setLanguage} />
      </div>
      <NeedsPlan overview={overview} />
      <CodeBlock
        name={language}
        text={write({ origin: overview.origin, apiKey: '<key>', body: readable(body) })}
      />
      <p class="hint">
        {HINTS[language]} <a href="/docs">All fields</a>
      </p>
    </section>
  );
}
