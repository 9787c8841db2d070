import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { asDataUri } from '../kept-image.js';
import { Field, TextField } from '../parts/field.js';
import { Fault } from '../parts/notice.js';
import { useGivenImages } from '../studio/use-given-images.js';
import type { Draft } from './draft.js';

const LARGEST_BYTES = 10 * 1024 * 1024;
const KINDS = ['image/jpeg', 'image/png', 'image/webp'];

interface GivenImage {
  readonly fault: string | null;
  take(file: File | undefined): Promise<void>;
}

/** Takes images that are dropped, pasted or chosen, as far as the server does. */
export function useImageTaking(onImage: (imageUrl: string, imageFile: File) => void): GivenImage {
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const refusal = refusalOf(file);
    setFault(refusal);
    if (refusal === null) onImage(await asDataUri(file), file);
  };
  useGivenImages((file) => void take(file));
  return { fault, take };
}

function refusalOf({ size, type }: File): string | null {
  if (!KINDS.includes(type)) return 'An image is a JPEG, PNG or WebP file: save it as one of them.';
  return size > LARGEST_BYTES ? 'An image may have 10 MiB at most: make it smaller first.' : null;
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
    <Field
      label="First image"
      hint="Drop one anywhere on this page, paste it, or choose it. JPEG, PNG or WebP, 10 MiB at most."
    >
      {(id, hintId) => (
        <input
          id={id}
          name="image_url"
          type="file"
          accept={KINDS.join()}
          aria-describedby={hintId}
          onChange={(event) => void taking.take(event.currentTarget.files?.[0])}
        />
      )}
    </Field>
    <Fault text={taking.fault} />
    {draft.imageFile === null ? (
      <TextField label="or its address" type="search" value={draft.imageUrl} onText={onAddress} />
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
          alt="The chosen image"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setShape(naturalWidth / naturalHeight)
          }
        />
      </div>
      <figcaption>
        <span>{FITS[fit](draft.aspectRatio)}</span>
        <button type="button" class="quiet" onClick={onNone}>
          Without it
        </button>
      </figcaption>
    </figure>
  );
}

const FITS = {
  whole: () => 'Seen as a whole',
  cut: (ratio: string) => `What ${ratio} shows of it`,
  extended: (ratio: string) => `Nearly whole: ${ratio} is painted on around it`,
} as const;

/** Below this share of an image in a full frame, the sketch engine paints on rather than cuts. */
const LEAST_SHARE = 0.7;

function fitOf(shape: number, ratio: string, paintsOn: boolean): keyof typeof FITS {
  if (ratio === '') return 'whole';
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  const share = Math.min((shape * height) / width, width / (shape * height));
  return paintsOn && share < LEAST_SHARE ? 'extended' : 'cut';
}
