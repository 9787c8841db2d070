import type { ComponentChildren, JSX } from 'preact';

/** A sentence with something in it that is no text: a link where it says {link}. */
export const Filled = ({
  text,
  parts,
}: {
  text: string;
  parts: Readonly<Record<string, ComponentChildren>>;
}): JSX.Element => (
  <>
    {text
      .split(/(\{\w+\})/)
      .map((piece) => (piece.startsWith('{') ? (parts[piece.slice(1, -1)] ?? piece) : piece))}
  </>
);
