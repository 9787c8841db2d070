import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const PAUSE_MS = 250;

/** Searches a moment after the last key was pressed. */
export function SearchField({
  label,
  onSearch,
}: {
  label: string;
  onSearch: (text: string) => void;
}): JSX.Element {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <input
      class="search"
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onInput={(event) => setText(event.currentTarget.value)}
    />
  );
}
