import type { JSX } from 'preact';

/** The sign of Clipwright: a frame between perforations. */
export const Mark = (): JSX.Element => (
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect class="mark-ground" width="32" height="32" rx="8" />
    <path class="mark-line" d="M8 10.5h16v11H8zM8 7.5h3m3.5 0h3m3.5 0h3M8 24.5h3m3.5 0h3m3.5 0h3" />
    <path class="mark-play" d="m14 13.5 5 2.5-5 2.5z" />
  </svg>
);
