import type { Overview } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { Notice } from '../parts/notice.js';
import { accessText } from './access-text.js';

/** What stands beside a call with a key, where the plan lets none through. */
export const NeedsPlan = ({ overview }: { overview: Overview }): JSX.Element | null =>
  overview.api_access ? null : <Notice kind="plain">{accessText(overview)}</Notice>;
