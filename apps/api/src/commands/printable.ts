/** Control characters but line ends and tabs, and what turns the direction of text. */
const UNPRINTABLE = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** A text as a terminal may show it: what a foreign server answers can't steer the operator's terminal. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, '\ufffd');
