import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

const SHOWN_MS = 2_000;

/** Puts a text on the clipboard and says so. */
export function CopyButton({
  text,
  name,
  title = 'Copy',
}: {
  text: string;
  name: string;
  title?: string;
}): JSX.Element {
  const [said, setSaid] = useState(title);
  const copy = async (): Promise<void> => {
    setSaid(
      await navigator.clipboard.writeText(text).then(
        () => 'Copied',
        () => 'Press Ctrl+C',
      ),
    );
    setTimeout(() => setSaid(title), SHOWN_MS);
  };
  return (
    <button type="button" class="copy" aria-label={`${said}: ${name}`} onClick={() => void copy()}>
      {said}
    </button>
  );
}
