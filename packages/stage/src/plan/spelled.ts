/** Words that many spell with two letters the other way round. */
const SPELLED: ReadonlyMap<string, string> = new Map([
  ['feild', 'field'],
  ['feilds', 'fields'],
  ['freind', 'friend'],
  ['freinds', 'friends'],
  ['dargon', 'dragon'],
  ['kinght', 'knight'],
]);

/** A prompt with words spelled as they are known. */
export const spelled = (prompt: string): string =>
  prompt.replaceAll(/\p{L}+/gu, (word) => SPELLED.get(word.toLowerCase()) ?? word);
