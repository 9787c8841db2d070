import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

const SHOWN_MS = 2_000;

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, name }: { text: string; name: string }): JSX.Element {
  const [said, setSaid] = useState('Copy');
  const copy = async (): Promise<void> => {
    setSaid(
      await navigator.clipboard.writeText(text).then(
        () => 'Copied',
        () => 'Press Ctrl+C',
      ),
    );
    setTimeout(() => setSaid('Copy'), SHOWN_MS);
  };
  return (
    <button type="button" class="copy" aria-label={`${said}: ${name}`} onClick={() => void copy()}>
      {said}
    </button>
  );
}
