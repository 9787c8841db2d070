/** A block of code of a page. */
export interface Block {
  /** Of its first line of code, counted from one. */
  readonly line: number;
  readonly language: string;
  /** What the hidden comment before it says: `<!-- run: answer -->`. */
  readonly note: string | null;
  readonly text: string;
}

const FENCE = /^(?<indent> *)(?<ticks>`{3,})(?<language>\w*).*$/;
const NOTE = /^ *<!-- run: (?<note>[\w-]+) -->$/;

/** The blocks of code of a page, in their order. */
export function blocksOf(page: string): Block[] {
  const lines = page.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const fence = fenceIn(lines[at] ?? '');
    if (fence === null) continue;
    const end = lines.findIndex((line, index) => index > at && line.trim() === fence.ticks);
    if (end < 0) throw new Error(`The block in line ${at + 1} has no end.`);
    const text = lines.slice(at + 1, end).map((line) => line.slice(fence.indent));
    blocks.push({
      line: at + 2,
      language: fence.language,
      note: noteBefore(lines, at),
      text: text.join('\n'),
    });
    at = end;
  }
  return blocks;
}

function fenceIn(line: string): { indent: number; ticks: string; language: string } | null {
  const groups = FENCE.exec(line)?.groups;
  if (groups === undefined) return null;
  const { indent = '', ticks = '', language = '' } = groups;
  return { indent: indent.length, ticks, language };
}

/** The lines of a page that take a file of the repository in: `<<< ../../deploy/nginx.conf{nginx}`. */
export const includesOf = (page: string): string[] =>
  [...page.matchAll(/^<<< (?<path>[^\s{]+)/gm)].map(({ groups }) => groups?.['path'] ?? '');

const noteBefore = (lines: readonly string[], at: number): string | null =>
  NOTE.exec(lines[at - 1] ?? '')?.groups?.['note'] ?? null;
