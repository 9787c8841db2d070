const LONGEST_ADDRESS = 2048;
const LONGEST_DATA_HEAD = 400;
const DATA_HEAD = /^data:image\/[\w.+-]{1,60}(?:;[\w.+=-]{1,60}){0,4};base64,/i;

/** What image_url takes, as the end of a sentence. */
export const IMAGE_ADDRESS_TAKES =
  'an https or http URL of at most 2,048 characters, or a data:image/...;base64, URI of at most 10 MiB';

/**
 * Whether a text may be fetched or decoded as an image: form only. What is looked up or decoded, sizes
 * included, is judged with the image.
 */
export function isImageAddress(text: string): boolean {
  return /^data:/i.test(text) ? isImageData(text) : isWebAddress(text);
}

function isImageData(text: string): boolean {
  const head = DATA_HEAD.exec(text.slice(0, LONGEST_DATA_HEAD));
  return head !== null && text.length > head[0].length;
}

function isWebAddress(text: string): boolean {
  if (text.length > LONGEST_ADDRESS || !/^https?:\/\/[^/\\\s]/i.test(text) || !URL.canParse(text))
    return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
