import type { JSX } from 'preact';
import { words } from '../words.js';

/** What was just done, for a while, and how to undo it. */
export const Toast = ({ text, onUndo }: { text: string; onUndo: () => void }): JSX.Element => (
  <div class="toast" role="status">
    <span>{text}</span>
    <button type="button" onClick={onUndo}>
      {words().undo}
    </button>
  </div>
);
