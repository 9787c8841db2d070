import type { ComponentChildren, JSX } from 'preact';

/** The title of a page, with what can be done on it. */
export const PageHead = ({
  title,
  children,
}: {
  title: string;
  children?: ComponentChildren;
}): JSX.Element => (
  <div class="page-head">
    <h1>{title}</h1>
    {children === undefined ? null : <div class="page-actions">{children}</div>}
  </div>
);
