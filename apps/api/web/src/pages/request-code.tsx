import type { Overview } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CodeBlock } from '../parts/code-block.js';
import { Filter } from '../parts/filter.js';
import { Link } from '../parts/link.js';
import { curlOf, LANGUAGES, type RequestBody, WRITERS } from '../requests.js';
import { words } from '../words.js';
import { NeedsPlan } from './needs-plan.js';

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
        <h2 id="code-title">{words().studio.code.title}</h2>
        <Filter
          name={words().studio.code.language}
          value={language}
          choices={LANGUAGES}
          onChoice={setLanguage}
        />
      </div>
      <NeedsPlan overview={overview} />
      <CodeBlock
        name={language}
        text={write({ origin: overview.origin, apiKey: null, body: sent, file: file?.name ?? null })}
      />
      <p class="hint">
        {language === 'n8n' ? words().studio.code.ofN8n : words().studio.code.withKey}{' '}
        {file === null ? '' : hintOf(language, file.name)}{' '}
        <Link to="/reference">{words().studio.code.allFields}</Link>
      </p>
    </section>
  );
}

const hintOf = (language: string, name: string): string =>
  language === 'n8n' ? words().studio.code.n8nImage : words().studio.code.runWhere(name);
