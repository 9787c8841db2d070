import { type FormPart, invalidForm, readParts } from './form-parts.js';
import type { SentBody } from './sent-body.js';
import type { UnreadBody } from './unread-body.js';

const MOST_PARTS = 40;
const TAKES = `The multipart body takes at most ${MOST_PARTS} fields`;

/** A field that stands inside another, as `input_reference[image_url]`. */
const INSIDE = /^(\w+)\[(\w+)\]$/;
/** A part that is one of a list, as SDKs name them: `reference_image_urls[]`. */
const LISTED = /^(\w+)\[\]$/;
/** What a field can hold beside text: a form knows no other types. */
const NO_TEXT = /^(?:-?(?:0|[1-9]\d{0,19})(?:\.\d{1,20})?|true|false|null)$/;

/** How the fields of a form are read. */
export interface FieldsForm {
  /** The one field that may be a file. */
  readonly file: string;
  /** Fields whose values are text, whatever they look like. */
  readonly texts: readonly string[];
}

/**
 * Reads a form whose fields are those of a JSON body, into that body, and its file beside it.
 * @throws InvalidRequestError, BodyTooLargeError, BusyError
 */
export async function readFormFields(body: UnreadBody, form: FieldsForm): Promise<SentBody> {
  const parts = await readParts(body, { mostParts: MOST_PARTS, takes: TAKES });
  if (parts.length > MOST_PARTS) throw invalidForm(TAKES);
  const lists = listsIn(parts);
  const single = parts.filter(({ name }) => !LISTED.test(name));
  refuseTwice([...single.map(outerName), ...lists.keys()]);
  const file = single.find((part) => part.name === form.file && isFile(part));
  const fields = single.filter((part) => part !== file).map((part) => fieldOf(part, form));
  return {
    json: Buffer.from(JSON.stringify(Object.fromEntries([...fields, ...lists]))),
    upload: file?.bytes ?? null,
    release: () => body.release(),
  };
}

/** A client that sends bytes without a name for them sends their media type. */
const isFile = ({ isFile: isNamed, mediaType }: FormPart): boolean =>
  isNamed || !mediaType.toLowerCase().startsWith('text/');

/** The texts of each list, in the order in which they came. */
function listsIn(parts: readonly FormPart[]): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const part of parts) {
    const [, name] = LISTED.exec(part.name) ?? [];
    if (name !== undefined) lists.set(name, [...(lists.get(name) ?? []), textOf(part)]);
  }
  return lists;
}

const outerName = ({ name }: FormPart): string => INSIDE.exec(name)?.[1] ?? name;

function refuseTwice(names: readonly string[]): void {
  if (new Set(names).size < names.length) throw invalidForm('A field of the multipart body came twice');
}

function fieldOf(part: FormPart, form: FieldsForm): [name: string, value: unknown] {
  const inside = INSIDE.exec(part.name);
  const [, outer = part.name, inner] = inside ?? [];
  const text = textOf(part);
  if (inner !== undefined) return [outer, Object.fromEntries([[inner, text]])];
  const isText = form.texts.includes(outer) || !NO_TEXT.test(text);
  return [outer, isText ? text : (JSON.parse(text) as unknown)];
}

function textOf({ bytes }: FormPart): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw invalidForm('A field of the multipart body is not valid UTF-8');
  }
}
