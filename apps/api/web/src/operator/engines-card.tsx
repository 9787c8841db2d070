import type { JSX } from 'preact';
import type { EngineRow } from '../shapes.js';
import { clockOf, countOf } from '../words.js';

/** Every replica of every engine: what it makes, how busy it is, and what is wrong with it. */
export const Engines = ({ engines }: { engines: readonly EngineRow[] }): JSX.Element => (
  <section class="card" aria-labelledby="engines-title">
    <h2 id="engines-title">Engines</h2>
    <ul class="rows">{engines.map((engine) => <Engine key={`${engine.name} ${engine.replica}`} engine={engine} />)}</ul>
  </section>
);

const Engine = ({ engine }: { engine: EngineRow }): JSX.Element => (
  <li>
    <div>
      <strong>{engine.name}</strong> <span class="muted">{engine.replica}</span>
      <p class="muted small">{factsOf(engine).join(' · ')}</p>
      {engine.last_failure !== null && engine.failures > 0 && <p class="why">{countOf(engine.failures, 'failure')} in a row: {engine.last_failure}</p>}
    </div>
    <span class={`state ${stateOf(engine).look}`}>{stateOf(engine).text}</span>
  </li>
);

function factsOf({ models, slots, detail }: EngineRow): string[] {
  const makes = models.length === 0 ? 'no model' : models.join(', ');
  const busy = slots === null ? [] : [`${slots.in_use} of ${countOf(slots.all, 'slot')} in use`];
  return [makes, ...busy, ...(detail === null ? [] : [detail])];
}

function stateOf({ healthy, paused_until: until }: EngineRow): { look: string; text: string } {
  if (until !== null) return { look: 'queued', text: `Set aside until ${clockOf(new Date(until).getTime())}` };
  return healthy ? { look: 'completed', text: 'Healthy' } : { look: 'failed', text: 'Unhealthy' };
}
