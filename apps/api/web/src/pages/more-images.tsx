import type { Model } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { asDataUri } from '../kept-image.js';
import { Field } from '../parts/field.js';
import { Fault } from '../parts/notice.js';
import { madeToSend } from '../studio/pictures.js';
import { words } from '../words.js';
import { type Draft, mostPictures } from './draft.js';
import { IMAGE_KINDS, refusalOf } from './image-field.js';

interface MoreImagesProps {
  readonly model: Model | undefined;
  readonly draft: Draft;
  readonly set: (change: Partial<Draft>) => void;
}

/** The image to end with, and images of what is to be seen, as far as an engine of the model looks at them. */
export function MoreImages({ model, draft, set }: MoreImagesProps): JSX.Element {
  const w = words().studio.image;
  const { lastImageUrl = '', referenceUrls = [] } = draft;
  const most = mostPictures('reference_image_urls', model);
  return (
    <>
      {mostPictures('last_image_url', model) === 0 ? null : (
        <Pictures
          name="last_image_url"
          label={w.last}
          hint={w.lastHint}
          most={1}
          urls={lastImageUrl === '' ? [] : [lastImageUrl]}
          onUrls={([lastImage = '']) => set({ lastImageUrl: lastImage })}
        />
      )}
      {most === 0 ? null : (
        <Pictures
          name="reference_image_urls"
          label={w.references}
          hint={w.referencesHint(most)}
          most={most}
          urls={referenceUrls}
          onUrls={(urls) => set({ referenceUrls: urls })}
        />
      )}
    </>
  );
}

interface PicturesProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly most: number;
  readonly urls: readonly string[];
  readonly onUrls: (urls: readonly string[]) => void;
}

/** Files to choose, and those that were: a newer one takes the place of the oldest where there are too many. */
function Pictures({ name, label, hint, most, urls, onUrls }: PicturesProps): JSX.Element {
  const [fault, setFault] = useState<string | null>(null);
  const take = async (files: readonly File[]): Promise<void> => {
    const images = await Promise.all(files.map((file) => madeToSend(file, IMAGE_KINDS)));
    const refusal = images.map(refusalOf).find((text) => text !== null) ?? null;
    setFault(refusal);
    if (refusal !== null) return;
    onUrls([...urls, ...(await Promise.all(images.map(asDataUri)))].slice(-most));
  };
  return (
    <div class="more-images">
      <Field label={label} hint={hint}>
        {(id, hintId) => (
          <input
            id={id}
            name={name}
            type="file"
            accept="image/*"
            multiple={most > 1}
            aria-describedby={hintId}
            onChange={(event) => void take([...(event.currentTarget.files ?? [])])}
          />
        )}
      </Field>
      <Fault text={fault} />
      <Chosen label={label} urls={urls} onUrls={onUrls} />
    </div>
  );
}

function Chosen({
  label,
  urls,
  onUrls,
}: Pick<PicturesProps, 'label' | 'urls' | 'onUrls'>): JSX.Element | null {
  const w = words().studio.image;
  if (urls.length === 0) return null;
  return (
    <ul class="chosen-images" aria-label={label}>
      {urls.map((url, index) => (
        <li key={url}>
          <img src={url} alt={w.numbered(index + 1)} />
          <button
            type="button"
            class="quiet"
            aria-label={w.withoutOne(w.numbered(index + 1))}
            onClick={() => onUrls(urls.filter((_, other) => other !== index))}
          >
            {w.without}
          </button>
        </li>
      ))}
    </ul>
  );
}
