import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../words.js';

const SHOWN_MS = 2_000;

/** Puts a text on the clipboard and says so. */
export function CopyButton({
  text,
  name,
  title = words().copy.copy,
}: {
  text: string;
  name: string;
  title?: string;
}): JSX.Element {
  const [told, setTold] = useState<string | null>(null);
  const said = told ?? title;
  const copy = async (): Promise<void> => {
    const { copied, byKeys } = words().copy;
    setTold(
      await navigator.clipboard.writeText(text).then(
        () => copied,
        () => byKeys,
      ),
    );
    setTimeout(() => setTold(null), SHOWN_MS);
  };
  return (
    <button type="button" class="copy" aria-label={`${said}: ${name}`} onClick={() => void copy()}>
      {said}
    </button>
  );
}
