import type { OwnVideo } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { countOf, longDateOf, spanOf } from '../words.js';

type Fact = readonly [name: string, text: string];

const known = (name: string, text: string | null): Fact[] => (text === null ? [] : [[name, text]]);

const orNull = <Value,>(value: Value | null, told: (value: Value) => string): string | null =>
  value === null ? null : told(value);

/** From one moment to another; null where one of them has not come. */
const between = (from: string | null, to: string | null): string | null =>
  from === null || to === null ? null : spanOf((Date.parse(to) - Date.parse(from)) / 1000);

const settingsOf = (video: OwnVideo): Fact[] => [
  ['Model', video.video_model],
  ['Resolution', `${video.resolution} (${video.width} × ${video.height})`],
  ...known('Aspect ratio', video.aspect_ratio),
  ['Length', `${video.duration} s`],
  ['Frames per second', String(video.fps)],
  ['Sound', video.has_audio ? 'yes' : 'none'],
  ...known('Seed', orNull(video.seed, String)),
  ['Made from', video.mode === 'image' ? 'an image' : 'text'],
  ...known('Engine', video.engine),
  ['Credits', video.credits_used === 0 ? 'none' : countOf(video.credits_used, 'credit')],
];

const timesOf = (video: OwnVideo): Fact[] => [
  ['Asked for', longDateOf(video.created_at)],
  ...known('Waited', between(video.created_at, video.started_at)),
  ...known('Made in', between(video.started_at, video.completed_at)),
  ...known('Ended', orNull(video.completed_at, longDateOf)),
  ...known('Kept until', orNull(video.status === 'completed' ? video.expires_at : null, longDateOf)),
  ['Video id', video.video_id],
];

/** How a video was asked for, what made it, when, what it cost, and what is to be said of it. */
export const VideoFacts = ({ video }: { video: OwnVideo }): JSX.Element => (
  <>
    {video.error === null ? null : (
      <p class="why">
        {video.error.message} It cost nothing: its place in the window and its credits came back.
      </p>
    )}
    {video.warnings.length === 0 ? null : (
      <section class="told" aria-label="Warnings">
        <h2>Worth knowing</h2>
        <ul>
          {video.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </section>
    )}
    <Facts title="Settings" facts={settingsOf(video)} />
    <Facts title="Timings" facts={timesOf(video)} />
  </>
);

const Facts = ({ title, facts }: { title: string; facts: readonly Fact[] }): JSX.Element => (
  <section aria-label={title}>
    <h2>{title}</h2>
    <dl class="facts">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
