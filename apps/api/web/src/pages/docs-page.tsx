import type { ApiDocs } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Filled } from '../parts/filled.js';
import { Filter } from '../parts/filter.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { LANGUAGES } from '../requests.js';
import { useLoaded } from '../use-loaded.js';
import { words } from '../words.js';
import { type CodeLanguage, DocsRoute, DocsRows } from './docs-route.js';

/** n8n has a node, and calls no route. */
const CODE_LANGUAGES = LANGUAGES.filter(([language]) => language !== 'n8n');

/** The docs of the API, with every call in three languages, and to be tried by the session. */
export function DocsPage(): JSX.Element {
  const { value, fault } = useLoaded<ApiDocs>('docs');
  const [language, setLanguage] = useState<CodeLanguage>('curl');
  const w = words().docs;
  return (
    <>
      <PageHead title={w.title} />
      <p class="muted">
        <Filled
          text={w.intro}
          parts={{
            page: <a href="/docs">{w.page}</a>,
            openapi: (
              <a href="/openapi.json">
                <code>{'openapi.json'}</code>
              </a>
            ),
          }}
        />
      </p>
      <Fault text={fault} />
      {value === null ? null : (
        <>
          <Contents docs={value} />
          <Filter
            name={w.language}
            value={language}
            choices={CODE_LANGUAGES}
            onChoice={(chosen) => setLanguage(chosen as CodeLanguage)}
          />
          {value.routes.map((route) => (
            <DocsRoute key={route.id} route={route} language={language} />
          ))}
          <section class="card doc" id="errors" aria-labelledby="errors-title">
            <h2 id="errors-title">{w.errors}</h2>
            <DocsRows heads={[w.code, w.status, w.when]} rows={value.errors} />
          </section>
        </>
      )}
    </>
  );
}

const Contents = ({ docs }: { docs: ApiDocs }): JSX.Element => (
  <nav class="doc-contents" aria-label={words().docs.operations}>
    <ul>
      {docs.routes.map(({ id, summary }) => (
        <li key={id}>
          <a href={`#${id}`} lang="en">
            {summary}
          </a>
        </li>
      ))}
      <li>
        <a href="#errors">{words().docs.errors}</a>
      </li>
    </ul>
  </nav>
);
