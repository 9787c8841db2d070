import type { EngineRow } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { clockOf, countOf, dateOf } from '../words.js';

/** A replica of an engine: what it makes, how busy it is, and what is wrong with it. */
export const Engine = ({ engine, titleId }: { engine: EngineRow; titleId: string }): JSX.Element => (
  <>
    <div class="engine-head">
      <h2 id={titleId}>
        {engine.name} <span class="muted">{engine.replica}</span>
      </h2>
      <span class={`state ${stateOf(engine).look}`}>{stateOf(engine).text}</span>
    </div>
    <p class="muted small">{factsOf(engine).join(' · ')}</p>
    {engine.detail !== null && <p class="small">{engine.detail}</p>}
    {engine.held !== null && <p class={engine.held.too_long ? 'why' : 'small'}>{heldText(engine.held)}</p>}
    {engine.last_failure !== null && engine.failures > 0 && (
      <p class="why">
        {engine.failures === 1 ? 'Failed the last time' : `Failed ${engine.failures} times in a row`}:{' '}
        {engine.last_failure}
      </p>
    )}
  </>
);

function factsOf({ kind, models, slots }: EngineRow): string[] {
  const makes = models.length === 0 ? 'no model goes to it' : `makes ${models.join(', ')}`;
  return [
    kind,
    makes,
    ...(slots === null ? [] : [`${slots.in_use} of ${countOf(slots.all, 'slot')} in use`]),
  ];
}

function heldText({ slots, since, too_long: tooLong }: NonNullable<EngineRow['held']>): string {
  const text = `${countOf(slots, 'slot')} held by videos that have ended and are still worked on there, the first since ${dateOf(since)}.`;
  return tooLong
    ? `${text} That is too long: look at the server, or give the slot back with "clipwright slots release".`
    : text;
}

function stateOf({ healthy, paused_until: until }: EngineRow): { look: string; text: string } {
  if (until !== null)
    return { look: 'queued', text: `Set aside until ${clockOf(new Date(until).getTime())}` };
  return healthy ? { look: 'completed', text: 'Healthy' } : { look: 'failed', text: 'Unhealthy' };
}
