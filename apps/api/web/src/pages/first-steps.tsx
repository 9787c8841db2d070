import type { Overview } from '@clipwright/core/dashboard';
import type { ComponentChildren, JSX } from 'preact';
import { Filled } from '../parts/filled.js';
import { Link } from '../parts/link.js';
import { words } from '../words.js';

/** What to do first, each ticked off as it is done, until all is. */
export function FirstSteps({ overview }: { overview: Overview }): JSX.Element | null {
  const { videos, key, api_access: mayCall } = overview;
  const [hasVideo, hasKey] = [videos > 0, key !== null];
  const hasCalled = key !== null && key.last_used_at !== null;
  if (hasVideo && hasKey && (hasCalled || !mayCall)) return null;
  return (
    <section class="steps" aria-labelledby="steps-title">
      <h2 id="steps-title">{words().steps.title}</h2>
      <ol>
        <Step done={hasVideo}>
          <Filled
            text={words().steps.video}
            parts={{ link: <Link to="/playground">{words().videos.makeFirst}</Link> }}
          />
        </Step>
        <Step done={hasKey}>{words().steps.key}</Step>
        <Step done={hasCalled}>
          <Filled
            text={words().steps.call}
            parts={{ link: <Link to="/reference">{words().steps.docs}</Link> }}
          />
        </Step>
      </ol>
    </section>
  );
}

const Step = ({ done, children }: { done: boolean; children: ComponentChildren }): JSX.Element => (
  <li class={done ? 'done' : ''}>
    {children}
    {done ? words().steps.done : ''}
  </li>
);
