/** A text that a caller sent, and the field it came in. */
export interface JudgedText {
  readonly field: 'prompt' | 'negative_prompt';
  readonly text: string;
}

/** `unknown`: no judgement could be had, and why. */
export type Verdict =
  | { readonly kind: 'fine' }
  | { readonly kind: 'rejected'; readonly field: JudgedText['field'] }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Something that judges texts. It never rejects: what it can't find out is a verdict too. */
export interface Moderator {
  readonly name: string;
  judge(texts: readonly JudgedText[]): Promise<Verdict>;
}

/** The verdict on texts of which these may not be. */
export const verdictOn = (
  texts: readonly JudgedText[],
  isBad: (text: JudgedText, index: number) => boolean,
): Verdict => {
  const bad = texts.find(isBad);
  return bad === undefined ? { kind: 'fine' } : { kind: 'rejected', field: bad.field };
};
