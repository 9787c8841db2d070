/** A URL, signed or not, a number of a host, or a host with its port; file: URLs are paths. */
const ADDRESSES =
  /\b(?!file:)[a-z][a-z0-9+.-]*:\/\/[^\s,;'"<>)\]]+|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|\b[a-z0-9-]+(?:\.[a-z0-9-]+)+:\d{2,5}\b/gi;
const PATHS = /file:\S+|(?<![\w/.-])\/[\w.@-]+(?:\/[\w.@-]*)+/gi;
const FOLDERS = /(?:[A-Za-z]:)?(?:[\\/][^\s\\/'":,;()]+)+[\\/]/g;
const CREDENTIALS = /\b(bearer|api[_-]?key)\b[\s:="']+\S+/gi;
/** A shorter one may stand in any text by chance. */
const SHORTEST_SECRET = 8;
/** More is not read. */
const MOST_TEXT = 2_000;
const LONGEST = 160;

export interface ForeignTextOptions {
  /** Keys of ours that a server may repeat. */
  readonly secrets?: readonly string[];
  /** Of a path only the folders are taken away: a model's file is known by its name. */
  readonly keepsFileNames?: boolean;
}

/**
 * What a foreign server wrote, fit for a sentence of ours: its first line, short, without addresses, paths,
 * secrets and control characters, and without the end of a sentence. Where a server's own network is, is
 * nobody's business.
 */
export function foreignText(
  text: string,
  { secrets = [], keepsFileNames = false }: ForeignTextOptions = {},
): string {
  const lines = withoutSecrets(text, secrets)
    .slice(0, MOST_TEXT)
    .split(/[\r\n]/);
  const line = lines.find((one) => one.trim() !== '') ?? '';
  const bare = line
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(ADDRESSES, '(an address)')
    .replace(CREDENTIALS, '$1')
    .replace(keepsFileNames ? FOLDERS : PATHS, keepsFileNames ? '' : '(a path)');
  return shortened(bare.trim()).replace(/[.!?\s]+$/, '');
}

const shortened = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;

/** A text without keys of ours that stand in it. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  const hidden = secrets.filter(({ length }) => length >= SHORTEST_SECRET);
  return hidden.reduce((all, secret) => all.replaceAll(secret, '(the key)'), text);
}
