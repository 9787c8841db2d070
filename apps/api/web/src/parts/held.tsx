import type { Video } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { words } from '../words.js';

/** Why a video that waits is not begun, where that is not its turn alone. */
export function Held({ video: { held, status } }: { video: Video }): JSX.Element | null {
  return status !== 'queued' || held === null ? null : <p class="held">{words().outlook.held[held]}</p>;
}
