import type { OwnVideos } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { CodeBlock } from '../parts/code-block.js';
import { Fault } from '../parts/notice.js';
import { useAction } from '../use-action.js';
import { words } from '../words.js';

type Body = Readonly<Record<string, unknown>> | null;

/** What the session asks in place of a key; null: there is nothing to ask about yet. */
type Try = (body: Body) => Promise<unknown>;

const plan: Try = (body) => call('POST', 'videos/plan', body);
const list: Try = () => call('GET', 'videos?limit=2');
const newest: Try = async () => {
  const { videos } = await call<OwnVideos>('GET', 'videos?limit=1');
  const id = videos[0]?.video_id;
  return id === undefined ? null : await call('GET', `videos/${id}`);
};

/** By the names of the routes; what is not here changes something, or is about a key. */
const PLANS: Readonly<Record<string, Try>> = {
  textToVideo: plan,
  imageToVideo: plan,
  planTextToVideo: plan,
  planImageToVideo: plan,
};
const READS: Readonly<Record<string, Try>> = {
  listVideos: list,
  videoStatus: newest,
  models: () => call('GET', 'models'),
};

/** Asks the server by the session, and shows its answer; nothing for what can't be tried so. */
export function TryIt({ id, body }: { id: string; body: Body }): JSX.Element | null {
  const [answer, setAnswer] = useState<string | null>(null);
  const { busy, fault, run } = useAction();
  const attempt = PLANS[id] ?? READS[id];
  if (attempt === undefined) return null;
  const w = words().docs;
  const ask = (): void =>
    void run(async () => {
      const told = await attempt(body);
      setAnswer(told === null ? w.noVideo : JSON.stringify(told, null, 2));
    });
  return (
    <div class="try-it">
      <p class="card-actions">
        <button type="button" aria-disabled={busy} onClick={ask}>
          {busy ? w.trying : w.tryIt}
        </button>
        <span class="muted small">{id in PLANS ? w.plans : w.reads}</span>
      </p>
      <Fault text={fault} />
      {answer === null ? null : <CodeBlock name={w.answer} text={answer} />}
    </div>
  );
}
