import type { JSX } from 'preact';
import { CopyButton } from './copy-button.js';

/** Text to paste elsewhere, with a button that copies it. */
export const CodeBlock = ({ text, name }: { text: string; name: string }): JSX.Element => (
  <div class="code-block">
    <pre tabIndex={0} aria-label={name}>
      <code>{text}</code>
    </pre>
    <CopyButton text={text} name={name} />
  </div>
);
