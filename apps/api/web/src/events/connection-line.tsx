import type { JSX } from 'preact';
import { Notice } from '../parts/notice.js';
import { useConnection } from './live.js';

/** Says that what is shown may be old, while the server is away. */
export const ConnectionLine = (): JSX.Element | null =>
  useConnection() === 'away' ? (
    <Notice kind="plain">Reconnecting… What you see may be a little old.</Notice>
  ) : null;
