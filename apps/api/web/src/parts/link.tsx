import type { ComponentChildren, JSX } from 'preact';
import { go } from '../router.js';

interface LinkProps {
  readonly to: `/${string}`;
  readonly class?: string;
  readonly current?: boolean;
  readonly children: ComponentChildren;
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link to another page of the dashboard. */
export function Link({ to, class: name, current = false, children }: LinkProps): JSX.Element {
  const follow = (event: MouseEvent): void => {
    if (!isPlain(event)) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a href={to} class={name} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
