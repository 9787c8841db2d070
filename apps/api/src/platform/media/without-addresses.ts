/** A URL, signed or not, a number of a host, or a host with its port; file: URLs are paths. */
const ADDRESSES =
  /\b(?!file:)[a-z][a-z0-9+.-]*:\/\/[^\s,;'"<>)\]]+|\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b|\b[a-z0-9-]+(?:\.[a-z0-9-]+)+:\d{2,5}\b/gi;

/** A foreign text that may be shown: where a server's own network is, is nobody's business. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(ADDRESSES, '(an address)');
}
