import type { OwnVideo } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { reasonText } from '../call.js';
import { longDateOf, spanOf, words } from '../words.js';

type Fact = readonly [name: string, text: string];

const known = (name: string, text: string | null): Fact[] => (text === null ? [] : [[name, text]]);

const orNull = <Value,>(value: Value | null, told: (value: Value) => string): string | null =>
  value === null ? null : told(value);

/** From one moment to another; null where one of them has not come. */
const between = (from: string | null, to: string | null): string | null =>
  from === null || to === null ? null : spanOf((Date.parse(to) - Date.parse(from)) / 1000);

function settingsOf(video: OwnVideo): Fact[] {
  const w = words().videos.facts;
  return [
    [w.model, video.video_model],
    [w.resolution, `${video.resolution} (${video.width} × ${video.height})`],
    ...known(w.ratio, video.aspect_ratio),
    [w.length, `${video.duration} s`],
    [w.fps, String(video.fps)],
    [w.sound, video.has_audio ? w.yes : w.none],
    ...known(w.seed, orNull(video.seed, String)),
    [w.madeFrom, video.mode === 'image' ? w.image : w.text],
    ...known(w.engine, video.engine),
    [w.credits, video.credits_used === 0 ? w.none : words().count.credits(video.credits_used)],
  ];
}

function timesOf(video: OwnVideo): Fact[] {
  const w = words().videos.facts;
  return [
    [w.askedFor, longDateOf(video.created_at)],
    ...known(w.waited, between(video.created_at, video.started_at)),
    ...known(w.madeIn, between(video.started_at, video.completed_at)),
    ...known(w.ended, orNull(video.completed_at, longDateOf)),
    ...known(w.keptUntil, orNull(video.status === 'completed' ? video.expires_at : null, longDateOf)),
    [w.id, video.video_id],
  ];
}

/** How a video was asked for, what made it, when, what it cost, and what is to be said of it. */
export const VideoFacts = ({ video }: { video: OwnVideo }): JSX.Element => (
  <>
    {video.error === null ? null : (
      <p class="why">
        {reasonText(video.error)} {words().costNothing}
      </p>
    )}
    {video.warnings.length === 0 ? null : (
      <section class="told" aria-label={words().videos.facts.warnings}>
        <h2>{words().videos.facts.worthKnowing}</h2>
        <ul>
          {video.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </section>
    )}
    <Facts title={words().videos.facts.settings} facts={settingsOf(video)} />
    <Facts title={words().videos.facts.timings} facts={timesOf(video)} />
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
