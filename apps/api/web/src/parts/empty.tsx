import type { ComponentChildren, JSX } from 'preact';

/** What stands where nothing is yet: what to do first. */
export const Empty = ({ title, children }: { title: string; children: ComponentChildren }): JSX.Element => (
  <div class="empty">
    <h2>{title}</h2>
    {children}
  </div>
);
