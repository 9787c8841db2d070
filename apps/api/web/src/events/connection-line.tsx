import type { JSX } from 'preact';
import { Notice } from '../parts/notice.js';
import { words } from '../words.js';
import { useConnection } from './live.js';

/** Says that what is shown may be old, while the server is away. */
export const ConnectionLine = (): JSX.Element | null =>
  useConnection() === 'away' ? <Notice kind="plain">{words().frame.reconnecting}</Notice> : null;
