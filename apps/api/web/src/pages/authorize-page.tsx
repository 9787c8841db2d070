import type { AccessRequest, AllowedAccess } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { call } from '../call.js';
import { Filled } from '../parts/filled.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { ConfirmDialog } from '../parts/password-dialog.js';
import { ToolChoice } from '../parts/tool-choice.js';
import { useAction } from '../use-action.js';
import { useConfirmed } from '../use-confirmed.js';
import { words } from '../words.js';

/** What the app wrote into this page's address. */
const asked = (): Record<string, string> => Object.fromEntries(new URLSearchParams(location.search));

/** Asks whether an app may use the account. Without a yes nobody is sent anywhere with a code. */
export function AuthorizePage(): JSX.Element {
  const [request, setRequest] = useState<AccessRequest | null>(null);
  const { fault, run } = useAction();
  useEffect(
    () => void run(async () => setRequest(await call<AccessRequest>('POST', 'access/requests', asked()))),
    [],
  );
  return (
    <>
      <PageHead title={words().programs.question} />
      <Fault text={fault} />
      {request === null ? null : <Question request={request} />}
    </>
  );
}

function Question({ request }: { request: AccessRequest }): JSX.Element {
  const [tools, setTools] = useState<readonly string[]>(request.tools.map(({ name }) => name));
  const { busy, fault, run } = useAction();
  const confirmed = useConfirmed({ run });
  const allow = (): void =>
    confirmed.run(async () => {
      const wanted = { asked: asked(), tools };
      location.assign((await call<AllowedAccess>('POST', 'access/requests/allow', wanted)).go_to);
    });
  return (
    <section class="card" aria-labelledby="app-title">
      <h2 id="app-title">{request.app}</h2>
      <p>
        <Filled text={words().programs.asks} parts={{ address: <code>{request.answered_at}</code> }} />
      </p>
      <ToolChoice tools={request.tools} chosen={tools} onChosen={setTools} />
      <Fault text={fault} />
      <p class="card-actions">
        <button type="button" class="main" aria-disabled={busy} onClick={allow}>
          {words().programs.allow}
        </button>
        <a class="button" href={request.denied_at}>
          {words().programs.deny}
        </a>
      </p>
      <ConfirmDialog of={confirmed} />
    </section>
  );
}
