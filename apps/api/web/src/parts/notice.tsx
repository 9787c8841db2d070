import type { ComponentChildren, JSX } from 'preact';

/** A sentence that wants to be read; a bad one is told to screen readers at once. */
export const Notice = ({
  kind,
  children,
}: {
  kind: 'good' | 'bad' | 'plain';
  children: ComponentChildren;
}): JSX.Element => (
  <p class={`notice ${kind}`} role={kind === 'bad' ? 'alert' : 'status'}>
    {children}
  </p>
);

/** The reason why something did not work, if there is one. */
export const Fault = ({ text }: { text: string | null }): JSX.Element | null =>
  text === null ? null : <Notice kind="bad">{text}</Notice>;
