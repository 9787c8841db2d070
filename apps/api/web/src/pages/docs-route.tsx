import type { ToldRoute } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CodeBlock } from '../parts/code-block.js';
import { Choice } from '../parts/field.js';
import { words } from '../words.js';
import { Prose } from './prose.js';
import { TryIt } from './try-it.js';

/** What calls are written in. */
export type CodeLanguage = keyof ToldRoute['examples'][number]['code'];

interface DocsRouteProps {
  readonly route: ToldRoute;
  readonly language: CodeLanguage;
}

/** One route: where it is, what it takes, and a call of it. What the API says of itself is in English. */
export function DocsRoute({ route, language }: DocsRouteProps): JSX.Element {
  const { id, method, path, aliases, summary, description, fields, parameters } = route;
  const w = words().docs;
  return (
    <section class="card doc" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} lang="en">
        {summary}
      </h2>
      <p class="doc-path">
        <b>{method.toUpperCase()}</b> <code>{path}</code>
        {aliases.map((alias) => (
          <span key={alias} class="muted small">
            {' '}
            {w.also} <code>{alias}</code>
          </span>
        ))}
      </p>
      <p lang="en">
        <Prose text={description} />
      </p>
      <DocsRows heads={[w.field, w.takes, w.does]} rows={fields} />
      <DocsRows heads={[w.parameter, w.place, w.does]} rows={parameters} />
      <Examples route={route} language={language} />
    </section>
  );
}

function Examples({ route, language }: DocsRouteProps): JSX.Element | null {
  const [at, setAt] = useState(0);
  const example = route.examples[at];
  if (example === undefined) return null;
  return (
    <>
      {route.examples.length === 1 ? null : (
        <Choice
          label={words().docs.example}
          value={String(at)}
          choices={route.examples.map(({ name }, index) => [String(index), name] as const)}
          onChoice={(index) => setAt(Number(index))}
        />
      )}
      <CodeBlock name={`${example.name}: ${language}`} text={example.code[language]} />
      <TryIt key={at} id={route.id} body={example.body} />
    </>
  );
}

interface DocsRowsProps {
  readonly heads: readonly [name: string, takes: string, description: string];
  readonly rows: ToldRoute['fields'];
}

/** A table of what there is; nothing where there is nothing. */
export const DocsRows = ({ heads, rows }: DocsRowsProps): JSX.Element | null =>
  rows.length === 0 ? null : (
    <div class="table-room" tabIndex={0} role="region" aria-label={heads.join(', ')}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody lang="en">
          {rows.map(({ name, takes, description }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{takes}</td>
              <td>
                <Prose text={description} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
