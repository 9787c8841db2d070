import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { asDataUri } from '../kept-image.js';
import { Field, TextField } from '../parts/field.js';
import { Fault } from '../parts/notice.js';
import { madeToSend } from '../studio/pictures.js';
import { useGivenImages } from '../studio/use-given-images.js';
import { words } from '../words.js';
import type { Draft } from './draft.js';

const LARGEST_BYTES = 10 * 1024 * 1024;
/** Types of files that the server takes. */
export const IMAGE_KINDS = ['image/jpeg', 'image/png', 'image/webp'];

interface GivenImage {
  readonly fault: string | null;
  take(file: File | undefined): Promise<void>;
}

/** Takes images that are dropped, pasted or chosen, as far as the server does. */
export function useImageTaking(onImage: (imageUrl: string, imageFile: File) => void): GivenImage {
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const image = await madeToSend(file, IMAGE_KINDS);
    const refusal = refusalOf(image);
    setFault(refusal);
    if (refusal === null) onImage(await asDataUri(image), image);
  };
  useGivenImages((file) => void take(file));
  return { fault, take };
}

/** Why a file can't be taken; null: it can. */
export function refusalOf({ size, type }: File): string | null {
  if (!IMAGE_KINDS.includes(type)) return words().studio.image.kinds;
  return size > LARGEST_BYTES ? words().studio.image.tooLarge : null;
}

interface ImageFieldProps {
  readonly draft: Draft;
  readonly taking: GivenImage;
  /** Whether the model's engine paints on beyond an image's edges. */
  readonly paintsOn: boolean;
  readonly onAddress: (imageUrl: string) => void;
}

/** The image to begin from, as the video's shape cuts it; or where one goes. */
export const ImageField = ({ draft, taking, paintsOn, onAddress }: ImageFieldProps): JSX.Element => (
  <div class="image-field">
    {draft.imageFile === null ? null : <Cut draft={draft} paintsOn={paintsOn} onNone={() => onAddress('')} />}
    <Field label={words().studio.image.first} hint={words().studio.image.hint}>
      {(id, hintId) => (
        <input
          id={id}
          name="image_url"
          type="file"
          accept="image/*"
          aria-describedby={hintId}
          onChange={(event) => void taking.take(event.currentTarget.files?.[0])}
        />
      )}
    </Field>
    <Fault text={taking.fault} />
    {draft.imageFile === null ? (
      <TextField
        label={words().studio.image.address}
        type="search"
        value={draft.imageUrl}
        onText={onAddress}
      />
    ) : null}
  </div>
);

interface CutProps {
  readonly draft: Draft;
  readonly paintsOn: boolean;
  readonly onNone: () => void;
}

/** What the video's shape shows of the image, from its middle. */
function Cut({ draft, paintsOn, onNone }: CutProps): JSX.Element {
  const [shape, setShape] = useState(1);
  const fit = fitOf(shape, draft.aspectRatio, paintsOn);
  return (
    <figure class="cut">
      <div class="cut-room" data-ratio={draft.aspectRatio} data-fit={fit}>
        <img
          src={draft.imageUrl}
          alt={words().studio.image.chosen}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShape(naturalWidth / naturalHeight)
          }
        />
      </div>
      <figcaption>
        <span>{words().studio.image[fit](draft.aspectRatio)}</span>
        <button type="button" class="quiet" onClick={onNone}>
          {words().studio.image.without}
        </button>
      </figcaption>
    </figure>
  );
}

/** Below this share of an image in a full frame, the sketch engine paints on rather than cuts. */
const LEAST_SHARE = 0.7;

function fitOf(shape: number, ratio: string, paintsOn: boolean): 'whole' | 'cut' | 'extended' {
  if (ratio === '') return 'whole';
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  const share = Math.min((shape * height) / width, width / (shape * height));
  return paintsOn && share < LEAST_SHARE ? 'extended' : 'cut';
}
