/** A place in the line of an account's settled videos, as opaque text for the caller. */
export const writeSettledCursor = (accountId: string, place: bigint): string =>
  Buffer.from(`settled.${accountId}.${place}`).toString('base64url');

/** The place in a cursor that we made for this account; null for any other text. */
export function readSettledCursor(accountId: string, text: string): bigint | null {
  const place = /^settled\.(?<account>\w{1,64})\.(?<place>\d{1,18})$/.exec(
    Buffer.from(text, 'base64url').toString('latin1'),
  )?.groups;
  return place?.['account'] === accountId ? BigInt(place['place'] ?? '') : null;
}
