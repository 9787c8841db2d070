import type { Overview } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { Link } from '../parts/link.js';

/** What to do first, until it is done. */
export function FirstSteps({ overview }: { overview: Overview }): JSX.Element | null {
  const [hasVideo, hasKey] = [overview.videos > 0, overview.key !== null];
  if (hasVideo && hasKey) return null;
  return (
    <section class="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">Start here</h2>
      <ol>
        <li class={hasVideo ? 'done' : ''}>
          <Link to="/playground">Make a first video</Link> in the playground: a sentence is enough.
          {hasVideo ? ' Done.' : ''}
        </li>
        <li class={hasKey ? 'done' : ''}>
          Make your API key below, and keep it where your server keeps its secrets.{hasKey ? ' Done.' : ''}
        </li>
        <li>
          Paste the curl that comes with the key, or read <a href="/docs">the docs</a>.
        </li>
      </ol>
    </section>
  );
}
