import type { Overview } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CodeBlock } from '../parts/code-block.js';
import { Filter } from '../parts/filter.js';
import { curlOf, n8nOf, pythonCodeOf, type RequestBody, typeScriptOf } from '../requests.js';
import { NeedsPlan } from './needs-plan.js';

const LANGUAGES = [
  ['curl', 'curl'],
  ['typescript', 'TypeScript'],
  ['python', 'Python'],
  ['n8n', 'n8n'],
] as const;

const WRITERS: Readonly<Record<string, typeof curlOf>> = {
  curl: curlOf,
  typescript: typeScriptOf,
  python: pythonCodeOf,
  n8n: n8nOf,
};

const WITH_KEY = 'Runs as it is, with your key in CLIPWRIGHT_API_KEY.';
const OF_N8N =
  'Copy, then paste onto the canvas of an n8n that has our node, and choose its credential: this server and your key.';

interface RequestCodeProps {
  readonly overview: Overview;
  readonly body: RequestBody;
  readonly file: File | null;
}

/** The request of the form, for use outside of the dashboard. */
export function RequestCode({ overview, body, file }: RequestCodeProps): JSX.Element {
  const [language, setLanguage] = useState('curl');
  const write = WRITERS[language] ?? curlOf;
  const { image_url: image, ...fields } = body;
  const sent = file === null && image !== undefined ? body : fields;
  return (
    <section class="card" aria-labelledby="code-title">
      <div class="card-head">
        <h2 id="code-title">The same request</h2>
        <Filter name="Language" value={language} choices={LANGUAGES} onChoice={setLanguage} />
      </div>
      <NeedsPlan overview={overview} />
      <CodeBlock
        name={language}
        text={write({ origin: overview.origin, apiKey: null, body: sent, file: file?.name ?? null })}
      />
      <p class="hint">
        {language === 'n8n' ? OF_N8N : WITH_KEY} {file === null ? '' : hintOf(language, file.name)}{' '}
        <a href="/docs">All fields</a>
      </p>
    </section>
  );
}

const hintOf = (language: string, name: string): string =>
  language === 'n8n'
    ? 'The image is the one that an item carries in its field data.'
    : `Run it where ${name} is.`;
