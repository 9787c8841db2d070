import type { Video } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { firstClick } from '../first-click.js';
import { Link } from '../parts/link.js';
import { isUnfinished, words } from '../words.js';
import type { Variant } from './variants.js';

/** What can be done with the video on the stage. */
export interface StageDeeds {
  /** Makes a draft at once. */
  make(variant: Variant): void;
  tryAgain(): void;
  remix(): void;
  keepSeed(): void;
  takeFrame(): void;
  cancel(): void;
  remove(): void;
}

interface StageActionsProps {
  readonly video: Video;
  readonly variants: readonly Variant[];
  /** False for a video whose image this browser does not have. */
  readonly hasSource: boolean;
  /** False for those who wait for a word. */
  readonly mayMake: boolean;
  readonly deeds: StageDeeds;
}

export function StageActions(props: StageActionsProps): JSX.Element {
  const { video, deeds } = props;
  if (isUnfinished(video.status))
    return (
      <p class="card-actions">
        <button type="button" onClick={firstClick(deeds.cancel)}>
          {words().cancel}
        </button>
      </p>
    );
  return (
    <>
      {video.video_url === null ? (
        <EndedActions {...props} />
      ) : (
        <DoneActions {...props} url={video.video_url} />
      )}
      {props.hasSource ? null : <p class="muted small">{words().studio.actions.noSource}</p>}
    </>
  );
}

const EndedActions = ({ video, hasSource, mayMake, deeds }: StageActionsProps): JSX.Element => (
  <p class="card-actions">
    {hasSource ? (
      <button type="button" disabled={!mayMake} onClick={firstClick(deeds.tryAgain)}>
        {video.status === 'failed' ? words().studio.actions.tryAgain : words().studio.actions.makeAgain}
      </button>
    ) : null}
    <button type="button" onClick={deeds.remix}>
      {words().studio.actions.remix}
    </button>
    <button type="button" onClick={firstClick(deeds.remove)}>
      {words().studio.actions.delete}
    </button>
  </p>
);

const DoneActions = ({
  video,
  variants,
  mayMake,
  deeds,
  url,
}: StageActionsProps & { url: string }): JSX.Element => (
  <>
    <p class="card-actions">
      <a class="button" href={url} download={`${video.video_id}.mp4`}>
        {words().studio.actions.download}
      </a>
      <Link to={`/videos/${video.video_id}`} class="button">
        {words().studio.actions.share}
      </Link>
      <button type="button" onClick={deeds.remix}>
        {words().studio.actions.remix}
      </button>
      <button type="button" onClick={deeds.keepSeed}>
        {words().studio.actions.sameSeed}
      </button>
      <button type="button" onClick={deeds.takeFrame}>
        {words().studio.actions.useFrame}
      </button>
      <button type="button" onClick={firstClick(deeds.remove)}>
        {words().studio.actions.delete}
      </button>
    </p>
    {variants.length === 0 ? null : (
      <div class="variants">
        <span class="muted small" id="variants-title">
          {words().studio.actions.atOnce}
        </span>
        <p class="card-actions" role="group" aria-labelledby="variants-title">
          {variants.map((variant) => (
            <button
              key={variant.name}
              type="button"
              disabled={!mayMake}
              onClick={firstClick(() => deeds.make(variant))}
            >
              {variant.name}
              <span class="cost">{variant.cost}</span>
            </button>
          ))}
        </p>
      </div>
    )}
  </>
);
