import type { JSX } from 'preact';
import { words } from '../words.js';
import { EXAMPLE_CLIPS, type ExampleClip } from './example-clips.js';
import { likesMotion } from './likes-motion.js';

const CLIPS = Object.keys(EXAMPLE_CLIPS) as ExampleClip[];

const promptOf = (clip: ExampleClip): string => words().studio.examples.prompts[clip];

/** What others' words became, for who has made nothing yet. */
export const Examples = ({ onTry }: { onTry: (prompt: string) => void }): JSX.Element => (
  <section class="examples" aria-labelledby="examples-title">
    <div class="card-head">
      <h2 id="examples-title">{words().studio.examples.title}</h2>
      <p class="muted small">{words().studio.examples.by}</p>
    </div>
    <ul>
      {CLIPS.map((clip) => (
        <li key={clip}>
          <Example clip={clip} onTry={() => onTry(promptOf(clip))} />
        </li>
      ))}
    </ul>
  </section>
);

/** The whole card is one button, named by its words; the clip is there to be seen alone. */
const Example = ({ clip, onTry }: { clip: ExampleClip; onTry: () => void }): JSX.Element => (
  <button type="button" class="example" onClick={onTry}>
    <video
      src={EXAMPLE_CLIPS[clip]}
      aria-hidden="true"
      tabIndex={-1}
      autoplay={likesMotion()}
      preload="auto"
      muted
      loop
      playsInline
      disablePictureInPicture
    />
    <span class="example-words">{promptOf(clip)}</span>
    <span class="example-try">{words().studio.examples.try}</span>
  </button>
);
