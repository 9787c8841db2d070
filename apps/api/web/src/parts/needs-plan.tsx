import type { Plan } from '@clipwright/core/videos';
import type { JSX } from 'preact';
import { PLAN_NAMES } from '../words.js';
import { Notice } from './notice.js';

/** What stands beside a call with a key, where the plan lets none through. */
export const NeedsPlan = ({ plan }: { plan: Plan }): JSX.Element | null =>
  plan === 'api' ? null : (
    <Notice kind="plain">
      It needs the API plan. On {PLAN_NAMES[plan]} calls with a key are refused with 403; the people who run
      this server can give you that plan.
    </Notice>
  );
