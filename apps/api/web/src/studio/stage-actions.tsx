import type { Video } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { isUnfinished } from '../words.js';
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
        <button type="button" onClick={deeds.cancel}>
          Cancel
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
      {props.hasSource ? null : (
        <p class="muted small">
          The image that it was made from is not kept in this browser: a remix asks for it again.
        </p>
      )}
    </>
  );
}

const EndedActions = ({ video, hasSource, mayMake, deeds }: StageActionsProps): JSX.Element => (
  <p class="card-actions">
    {hasSource ? (
      <button type="button" disabled={!mayMake} onClick={deeds.tryAgain}>
        {video.status === 'failed' ? 'Try again' : 'Make it again'}
      </button>
    ) : null}
    <button type="button" onClick={deeds.remix}>
      Remix
    </button>
    <button type="button" onClick={deeds.remove}>
      Delete
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
        Download
      </a>
      <button type="button" onClick={deeds.remix}>
        Remix
      </button>
      <button type="button" onClick={deeds.keepSeed}>
        Same seed
      </button>
      <button type="button" onClick={deeds.takeFrame}>
        Use this frame
      </button>
      <button type="button" onClick={deeds.remove}>
        Delete
      </button>
    </p>
    {variants.length === 0 ? null : (
      <div class="variants">
        <span class="muted small" id="variants-title">
          Make at once
        </span>
        <p class="card-actions" role="group" aria-labelledby="variants-title">
          {variants.map((variant) => (
            <button key={variant.name} type="button" disabled={!mayMake} onClick={() => deeds.make(variant)}>
              {variant.name}
              <span class="cost">{variant.cost}</span>
            </button>
          ))}
        </p>
      </div>
    )}
  </>
);
