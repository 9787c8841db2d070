import type { EngineCards } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { EngineSection } from './engine-section.js';
import { useWork } from './use-board.js';
import { ENGINE_WORDS as WORDS } from './words.js';

/** Every engine: how it does, what it can, how long it takes, and a clip to try it with. */
export function EnginesPage(): JSX.Element {
  const { value: read, fault, reload } = useWork<EngineCards>('operator/engines');
  return (
    <>
      <PageHead title={WORDS.title} />
      <Fault text={fault} />
      {read === null ? null : (
        <div class="engine-cards">
          {read.engines.map((engine) => (
            <EngineSection key={`${engine.name} ${engine.replica}`} engine={engine} reload={reload} />
          ))}
        </div>
      )}
    </>
  );
}
