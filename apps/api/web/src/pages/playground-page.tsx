import type { BegunVideo, CreditBalance, Model, Overview } from '@clipwright/core/dashboard';
import type { ModelsResponse } from '@clipwright/core/videos';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { useAction } from '../use-action.js';
import { useLoaded } from '../use-loaded.js';
import { countOf } from '../words.js';
import { type Draft, draftBody, draftToSend, firstDraft } from './draft.js';
import { PlaygroundForm } from './playground-form.js';
import { PlaygroundResult } from './playground-result.js';
import { RequestCode } from './request-code.js';

/** A form made from the models of this server, the video as it is made, and the same request as code. */
export function PlaygroundPage({ mayMake }: { mayMake: boolean }): JSX.Element {
  const { value, fault } = useLoaded<ModelsResponse>('models');
  const overview = useLoaded<Overview>('overview');
  const credits = useLoaded<CreditBalance>('credits');
  if (value === null || overview.value === null || credits.value === null)
    return (
      <>
        <PageHead title="Playground" />
        <Fault text={fault} />
      </>
    );
  return (
    <Playground
      mayMake={mayMake}
      models={value.models}
      overview={overview.value}
      credits={credits.value}
      reload={() => Promise.all([overview.reload(), credits.reload()])}
    />
  );
}

interface PlaygroundProps {
  readonly mayMake: boolean;
  readonly models: readonly Model[];
  readonly overview: Overview;
  readonly credits: CreditBalance;
  readonly reload: () => Promise<unknown>;
}

function Playground({ mayMake, models, overview, credits, reload }: PlaygroundProps): JSX.Element {
  const [draft, setDraft] = useState<Draft>(() => firstDraft(models, overview.studio));
  const [videoId, setVideoId] = useState<string | null>(null);
  const { busy, fault, run } = useAction();
  const body = draftBody(draft, models);

  const make = (): void =>
    void run(async () => {
      const made = await call<BegunVideo>('POST', 'videos', draftToSend(draft, models));
      setVideoId(made.video_id);
      await reload();
    });
  return (
    <>
      <PageHead title="Playground">
        <p class="muted places-left">{leftText(credits)}</p>
      </PageHead>
      <div class="playground">
        <PlaygroundForm
          models={models}
          plan={overview.plan}
          studio={overview.studio}
          draft={draft}
          setDraft={setDraft}
          busy={busy}
          mayMake={mayMake}
          onMake={make}
          fault={fault}
        />
        <div class="playground-side">
          <PlaygroundResult videoId={videoId} />
          <RequestCode origin={overview.origin} body={body} />
        </div>
      </div>
    </>
  );
}

/** Where nobody is metered there is nothing to say. */
const leftText = (credits: CreditBalance): string =>
  credits.unlimited ? '' : `${countOf(credits.monthly + credits.lasting, 'credit')} left`;
