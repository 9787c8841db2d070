import type { Work } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { Engines } from './engines-card.js';
import { useWork } from './use-board.js';

/** Every engine, how it does, and what failed. */
export function EnginesPage(): JSX.Element {
  const { value: work, fault } = useWork<Work>('operator/work');
  return (
    <>
      <PageHead title="Engines" />
      <Fault text={fault} />
      {work === null ? null : <Engines engines={work.engines} />}
    </>
  );
}
