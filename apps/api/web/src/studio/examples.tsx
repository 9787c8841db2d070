import type { JSX } from 'preact';
import { EXAMPLE_CLIPS, type ExampleClip } from './example-clips.js';
import { likesMotion } from './likes-motion.js';

/** What others' words became, for who has made nothing yet. */
export const Examples = ({ onTry }: { onTry: (prompt: string) => void }): JSX.Element => (
  <section class="examples" aria-labelledby="examples-title">
    <div class="card-head">
      <h2 id="examples-title">A sentence is enough</h2>
      <p class="muted small">Made by this server's own engine. Take one and change it.</p>
    </div>
    <ul>
      {EXAMPLE_CLIPS.map((clip) => (
        <li key={clip.url}>
          <Example clip={clip} onTry={() => onTry(clip.prompt)} />
        </li>
      ))}
    </ul>
  </section>
);

/** The whole card is one button, named by its words; the clip is there to be seen alone. */
const Example = ({ clip, onTry }: { clip: ExampleClip; onTry: () => void }): JSX.Element => (
  <button type="button" class="example" onClick={onTry}>
    <video
      src={clip.url}
      aria-hidden="true"
      tabIndex={-1}
      autoplay={likesMotion()}
      preload="auto"
      muted
      loop
      playsInline
      disablePictureInPicture
    />
    <span class="example-words">{clip.prompt}</span>
    <span class="example-try">Try this</span>
  </button>
);
