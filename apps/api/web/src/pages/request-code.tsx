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
  const { image_url: image, last_image_url: last, reference_image_urls: references, ...fields } = body;
  const sent = file === null && image !== undefined ? { ...fields, image_url: image } : fields;
  const leavesOut = last !== undefined || references !== undefined;
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
        {hintsOf({ language, file, leavesOut }).join(' ')}{' '}
        <Link to="/reference">{words().studio.code.allFields}</Link>
      </p>
    </section>
  );
}

interface Written {
  readonly language: string;
  readonly file: File | null;
  readonly leavesOut: boolean;
}

/** What to know before the code is run. */
function hintsOf({ language, file, leavesOut }: Written): string[] {
  const { ofN8n, withKey, n8nImage, runWhere, leftOut } = words().studio.code;
  const isN8n = language === 'n8n';
  const image = file === null ? [] : [isN8n ? n8nImage : runWhere(file.name)];
  return [isN8n ? ofN8n : withKey, ...image, ...(leavesOut ? [leftOut] : [])];
}
