import { NodeOperationError, type INodeExecutionData } from 'n8n-workflow';
import type { TriggerSession } from './trigger-session.js';
import { asked, itemOf, matches } from './video-items.js';

const PAGE = 100;
const MOST_PAGES = 5;

/** For a test in the editor: the newest video that would start the workflow. Moves no cursor. */
export async function newestMatch(session: TriggerSession): Promise<INodeExecutionData> {
  const { client, wanted, signal, context } = session;
  let cursor: string | null = null;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { videos, next_cursor: next } = await client.listVideos(
      { ...asked(wanted), limit: PAGE, cursor },
      { signal },
    );
    const video = videos.find((one) => matches(one, wanted));
    if (video !== undefined) return itemOf(session, video);
    if (next === null) break;
    cursor = next;
  }
  throw new NodeOperationError(context.getNode(), 'No video matches yet.', {
    description: 'Make one, or choose other events or filters. An active workflow waits for the next one.',
  });
}
