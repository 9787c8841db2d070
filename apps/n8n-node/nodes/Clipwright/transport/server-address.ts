/**
 * The base URL as people paste it, brought to the form that the client takes: trimmed, without /api/v1 and
 * closing slashes.
 */
export function cleanBaseUrl(pasted: string): string {
  return pasted
    .trim()
    .replace(/\/+$/, '')
    .replace(/\/api\/v1$/, '')
    .replace(/\/+$/, '');
}

/** Whether it is an http or https address without user, query or fragment. */
export function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return ['http:', 'https:'].includes(protocol) && username === '' && search === '' && hash === '';
}
