import type { Overview } from '@clipwright/core/dashboard';
import type { ComponentChildren, JSX } from 'preact';
import { Link } from '../parts/link.js';

/** What to do first, each ticked off as it is done, until all is. */
export function FirstSteps({ overview }: { overview: Overview }): JSX.Element | null {
  const { videos, key, api_access: mayCall } = overview;
  const [hasVideo, hasKey] = [videos > 0, key !== null];
  const hasCalled = key !== null && key.last_used_at !== null;
  if (hasVideo && hasKey && (hasCalled || !mayCall)) return null;
  return (
    <section class="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">Start here</h2>
      <ol>
        <Step done={hasVideo}>
          <Link to="/playground">Make a first video</Link> in the playground: a sentence is enough.
        </Step>
        <Step done={hasKey}>Make your API key below, and keep it where your server keeps its secrets.</Step>
        <Step done={hasCalled}>
          Call it: paste the curl that comes with the key, or read <a href="/docs">the docs</a>.
        </Step>
      </ol>
    </section>
  );
}

const Step = ({ done, children }: { done: boolean; children: ComponentChildren }): JSX.Element => (
  <li class={done ? 'done' : ''}>
    {children}
    {done ? ' Done.' : ''}
  </li>
);
