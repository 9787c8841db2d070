import { blocksOf } from './page-blocks.js';
import type { PageSession } from './page-session.js';
import { runBlock } from './run-block.js';

export interface Followed {
  /** The first block that is wrong, by its line, or null. */
  readonly problem: string | null;
  readonly blocks: number;
  /** What was not run, with its reason. */
  readonly left: readonly string[];
}

/** Does what a page says, block by block, until one is wrong. */
export async function followPage(name: string, text: string, session: PageSession): Promise<Followed> {
  const left: string[] = [];
  let printed = '';
  const blocks = blocksOf(text);
  for (const block of blocks) {
    const outcome = await runBlock({ block, session, printed });
    left.push(...outcome.left);
    printed = outcome.printed ?? printed;
    if (outcome.problem !== null)
      return {
        problem: `${name}:${block.line}\n${block.text}\n\n${outcome.problem}`,
        blocks: blocks.length,
        left,
      };
  }
  return { problem: null, blocks: blocks.length, left };
}
