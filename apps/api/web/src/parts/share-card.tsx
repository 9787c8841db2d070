import type { OwnVideo, VideoShare } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { useAction } from '../use-action.js';
import type { Loaded } from '../use-loaded.js';
import { longDateOf, titleOf, words } from '../words.js';
import { CopyButton } from './copy-button.js';
import { Fault } from './notice.js';

function terms(): readonly (readonly [days: string, name: string])[] {
  const { day, week, month, kept } = words().videos.share;
  return [
    ['1', day],
    ['7', week],
    ['30', month],
    ['', kept],
  ];
}

const MOST_LETTERS = 200;

type Share = NonNullable<VideoShare['share']>;

/** Where the link of a video is read and changed. */
export const sharePath = (videoId: string): string => `videos/${videoId}/share`;

/** The link that shows a video to people without an account: made, handed on, taken back. */
export function ShareCard({ video, known }: { video: OwnVideo; known: Loaded<VideoShare> }): JSX.Element {
  const path = sharePath(video.video_id);
  const { value, fault, reload } = known;
  const action = useAction();
  const make = (wanted: object): void =>
    void action.run(async () => {
      await call('PUT', path, wanted);
      await reload();
    });
  const end = (): void =>
    void action.run(async () => {
      await call('DELETE', path);
      await reload();
    });
  return (
    <section class="share" aria-labelledby="share">
      <h2 id="share">{words().videos.share.title}</h2>
      <Fault text={fault ?? action.fault} />
      {value?.share === null ? (
        <ShareForm title={titleOf(video.prompt)} busy={action.busy} onMake={make} />
      ) : null}
      {value?.share ? <Shared share={value.share} busy={action.busy} onEnd={end} /> : null}
    </section>
  );
}

interface ShareFormProps {
  readonly title: string;
  readonly busy: boolean;
  readonly onMake: (terms: object) => void;
}

function ShareForm({ title: first, busy, onMake }: ShareFormProps): JSX.Element {
  const [title, setTitle] = useState(first);
  const [days, setDays] = useState('7');
  const make = (event: Event): void => {
    event.preventDefault();
    onMake({ title, days: days === '' ? null : Number(days) });
  };
  return (
    <form class="share-form" onSubmit={make}>
      <p class="muted small">{words().videos.share.what}</p>
      <label>
        {words().videos.share.name}
        <input
          value={title}
          maxLength={MOST_LETTERS}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      <label>
        {words().videos.share.works}
        <select value={days} onChange={(event) => setDays(event.currentTarget.value)}>
          {terms().map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" aria-disabled={busy}>
        {words().videos.share.make}
      </button>
    </form>
  );
}

/** By whatever the device sends things with. Whoever closes that has changed their mind. */
const send = (url: string): Promise<void> => navigator.share({ url }).catch(() => undefined);

const isHereOnly = (link: string): boolean => /^(localhost|127\..*|\[::1\])$/.test(new URL(link).hostname);

const Shared = ({ share, busy, onEnd }: { share: Share; busy: boolean; onEnd: () => void }): JSX.Element => (
  <>
    <div class="code-block">
      <pre tabIndex={0} aria-label={words().videos.share.theLink}>
        {share.link}
      </pre>
      <CopyButton text={share.link} name={words().videos.share.ofCopy} />
    </div>
    <p class="small">
      {share.expires_at === null
        ? words().videos.share.seenKept
        : words().videos.share.seenUntil(longDateOf(share.expires_at))}
    </p>
    {isHereOnly(share.link) ? <p class="small">{words().videos.share.hereOnly}</p> : null}
    <p class="card-actions">
      {'share' in navigator ? (
        <button type="button" onClick={() => void send(share.link)}>
          {words().videos.share.send}
        </button>
      ) : null}
      <a class="button" href={share.link} target="_blank" rel="noreferrer">
        {words().videos.share.look}
      </a>
      <button type="button" aria-disabled={busy} onClick={onEnd}>
        {words().videos.share.end}
      </button>
    </p>
  </>
);
