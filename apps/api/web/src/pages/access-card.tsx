import type { AccessGrant, AccessGrants, AccessTool } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { Filled } from '../parts/filled.js';
import { Fault } from '../parts/notice.js';
import { useAction } from '../use-action.js';
import type { Loaded } from '../use-loaded.js';
import { agoOf, dateOf, known, words } from '../words.js';
import { TokenDialog } from './token-dialog.js';

/** Chats and programs that may use the account, and a new token for one more. */
export function AccessCard({
  access: { value, fault, reload },
}: {
  access: Loaded<AccessGrants>;
}): JSX.Element {
  const [isMaking, setMaking] = useState(false);
  const action = useAction();
  const revoke = (id: string): void =>
    void action.run(async () => {
      await call('DELETE', `access/${id}`);
      await reload();
    });
  return (
    <section class="card" aria-labelledby="access-title">
      <h2 id="access-title">{words().programs.title}</h2>
      <p>
        <Filled text={words().programs.text} parts={{ endpoint: <code>{value?.endpoint ?? ''}</code> }} />
      </p>
      <Fault text={fault ?? action.fault} />
      <ul class="rows">
        {(value?.grants ?? []).map((grant) => (
          <li key={grant.id}>
            <Granted grant={grant} tools={value?.tools ?? []} />
            <button type="button" aria-disabled={action.busy} onClick={() => revoke(grant.id)}>
              {words().programs.revoke}
            </button>
          </li>
        ))}
      </ul>
      <p class="card-actions">
        <button type="button" onClick={() => setMaking(true)}>
          {words().programs.make}
        </button>
      </p>
      {isMaking && value !== null ? (
        <TokenDialog access={value} made={reload} onClose={() => setMaking(false)} />
      ) : null}
    </section>
  );
}

const Granted = ({ grant, tools }: { grant: AccessGrant; tools: readonly AccessTool[] }): JSX.Element => (
  <div>
    <strong>{grant.name}</strong>
    <span class="tag">{known(words().programs.kinds, grant.kind)}</span>
    <p class="muted">
      {[
        grant.tools.length === tools.length ? words().programs.allTools : grant.tools.join(', '),
        words().programs.since(dateOf(grant.created_at)),
        grant.last_used_at === null
          ? words().programs.neverUsed
          : words().programs.used(agoOf(grant.last_used_at)),
      ].join(' · ')}
    </p>
  </div>
);
