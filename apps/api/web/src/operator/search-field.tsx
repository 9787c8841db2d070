import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

const PAUSE_MS = 250;

/** Searches a moment after the last key was pressed. */
export function SearchField({
  label,
  first = '',
  onSearch,
}: {
  label: string;
  /** What is searched for at first. */
  first?: string;
  onSearch: (text: string) => void;
}): JSX.Element {
  const [text, setText] = useState(first);
  const asked = useRef(first);
  useEffect(() => {
    if (text === asked.current) return undefined;
    const timer = setTimeout(() => {
      asked.current = text;
      onSearch(text);
    }, PAUSE_MS);
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
