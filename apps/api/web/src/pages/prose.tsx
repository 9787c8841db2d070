import type { JSX } from 'preact';

/** Text with `code` in it. */
export const Prose = ({ text }: { text: string }): JSX.Element => (
  <>{text.split('`').map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : piece))}</>
);
