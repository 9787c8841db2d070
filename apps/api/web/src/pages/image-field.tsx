import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { asDataUri } from '../kept-image.js';
import { Field, TextField } from '../parts/field.js';
import { Fault } from '../parts/notice.js';

const LARGEST_BYTES = 10 * 1024 * 1024;

/** An image to begin from: a file of this computer, or an address. */
export function ImageField({
  imageUrl,
  onImage,
}: {
  imageUrl: string;
  onImage: (imageUrl: string, imageFile: Blob | null) => void;
}): JSX.Element {
  const [fault, setFault] = useState<string | null>(null);
  const isFile = imageUrl.startsWith('data:');
  const take = async (file: Blob | undefined): Promise<void> => {
    if (file === undefined) return;
    const tooLarge = file.size > LARGEST_BYTES;
    setFault(tooLarge ? 'An image may have 10 MiB at most.' : null);
    if (!tooLarge) onImage(await asDataUri(file), file);
  };
  return (
    <>
      <Field label="First image" hint="JPEG, PNG or WebP, 10 MiB at most.">
        {(id, hintId) => (
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-describedby={hintId}
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
        )}
      </Field>
      <Fault text={fault} />
      {isFile ? (
        <p class="chosen">
          <img src={imageUrl} alt="The chosen image" width={96} height={64} />
          <button type="button" onClick={() => onImage('', null)}>
            Without image
          </button>
        </p>
      ) : (
        <TextField
          label="or its address"
          type="search"
          value={imageUrl}
          onText={(address) => onImage(address, null)}
        />
      )}
    </>
  );
}
