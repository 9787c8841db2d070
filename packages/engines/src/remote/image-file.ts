/** What an image is, by its file's first bytes, and a name that says so. */
export function imageKindOf(image: Uint8Array): { type: string; name: string } {
  if (image[0] === 0x89) return { type: 'image/png', name: 'image.png' };
  if (image[0] === 0x52) return { type: 'image/webp', name: 'image.webp' };
  return { type: 'image/jpeg', name: 'image.jpg' };
}

/** An image as text, for a field that takes an address. */
export const dataUriOf = (image: Uint8Array): string =>
  `data:${imageKindOf(image).type};base64,${Buffer.from(image).toString('base64')}`;
