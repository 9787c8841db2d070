import type { Model, Studio, Video } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Draft, isReady, withMode } from '../pages/draft.js';
import { useVideo } from '../use-video.js';
import { words } from '../words.js';
import { Examples } from './examples.js';
import { Stage } from './stage.js';
import { StageActions, type StageDeeds } from './stage-actions.js';
import { useKeptImage } from './use-kept-image.js';
import { type StudioState, toPrompt } from './use-studio.js';
import { sourceOf, variantsOf, withoutSeed } from './variants.js';

interface StageRoomProps {
  readonly email: string;
  readonly models: readonly Model[];
  readonly terms: Studio;
  readonly mayMake: boolean;
  readonly studio: StudioState;
  readonly videos: readonly Video[];
  readonly shownId: string | null;
}

/** The video that was asked for or chosen, from its first moment on; examples where there is none yet. */
export function StageRoom(props: StageRoomProps): JSX.Element {
  const { videos, shownId, studio } = props;
  const room = useRef<HTMLElement>(null);
  const chosen = useRef(studio.form.videoId);
  const followed = useVideo(shownId);
  const video = followed.video ?? videos.find(({ video_id: id }) => id === shownId) ?? null;
  useEffect(() => {
    // On a phone one may be anywhere below.
    if (chosen.current !== studio.form.videoId)
      room.current?.querySelector('.stage-room')?.scrollIntoView({ block: 'nearest' });
    chosen.current = studio.form.videoId;
  }, [studio.form.videoId]);
  return (
    <section class="stage" aria-label={words().studio.result} ref={room}>
      {video === null || followed.gone ? (
        <NoVideo {...props} gone={followed.gone} />
      ) : (
        <Shown {...props} video={video} />
      )}
    </section>
  );
}

function NoVideo({
  studio: { form, generations },
  shownId,
  gone,
}: StageRoomProps & { gone: boolean }): JSX.Element {
  if (generations.loaded && shownId === null)
    return <Examples onTry={(prompt) => putInForm(form, { ...withMode(form.draft, 'text'), prompt })} />;
  return (
    <div class="stage-room">
      <p class="stage-word">{gone ? words().studio.gone : ''}</p>
    </div>
  );
}

function Shown({
  video,
  email,
  models,
  terms,
  mayMake,
  studio,
}: StageRoomProps & { video: Video }): JSX.Element {
  const player = useRef<HTMLVideoElement>(null);
  const image = useKeptImage(email, video);
  const means = { models, studio: terms, image };
  const source = sourceOf(video, means);
  const { form } = studio;
  const deeds: StageDeeds = {
    make: ({ draft }) => studio.make(draft),
    tryAgain: () => studio.make(source),
    remix: () => putInForm(form, withoutSeed(source)),
    keepSeed: () => putInForm(form, source),
    takeFrame: () => void (player.current !== null && studio.takeFrame(player.current)),
    cancel: () => studio.cancel(video),
    remove: () => studio.remove(video),
  };
  return (
    <Stage video={video} player={player}>
      <StageActions
        video={video}
        variants={variantsOf(video, means)}
        hasSource={isReady(source)}
        mayMake={mayMake}
        deeds={deeds}
      />
    </Stage>
  );
}

/** What somebody goes on from, with the cursor in its words. */
function putInForm(form: StudioState['form'], draft: Draft): void {
  form.setDraft(draft);
  toPrompt();
}
