import type { BegunVideo, CreditBalance, Model, Overview } from '@clipwright/core/dashboard';
import type { ModelsResponse } from '@clipwright/core/videos';
import type { JSX } from 'preact';
import { call } from '../call.js';
import { useKeptDraft } from '../kept-draft.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { useAction } from '../use-action.js';
import { useLoaded } from '../use-loaded.js';
import { countOf } from '../words.js';
import { draftBody, draftToSend, firstDraft } from './draft.js';
import { PlaygroundForm } from './playground-form.js';
import { PlaygroundResult } from './playground-result.js';
import { RequestCode } from './request-code.js';

const LOOK_EVERY_MS = 5_000;

/** A form made from the models of this server, the video as it is made, and the same request as code. */
export function PlaygroundPage({ mayMake, email }: { mayMake: boolean; email: string }): JSX.Element {
  const { value, fault } = useLoaded<ModelsResponse>('models');
  const overview = useLoaded<Overview>('overview');
  const credits = useLoaded<CreditBalance>('credits', LOOK_EVERY_MS);
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
      email={email}
      models={value.models}
      overview={overview.value}
      credits={credits.value}
      reload={() => Promise.all([overview.reload(), credits.reload()])}
    />
  );
}

interface PlaygroundProps {
  readonly mayMake: boolean;
  readonly email: string;
  readonly models: readonly Model[];
  readonly overview: Overview;
  readonly credits: CreditBalance;
  readonly reload: () => Promise<unknown>;
}

function Playground(props: PlaygroundProps): JSX.Element {
  const { mayMake, email, models, overview, credits, reload } = props;
  const { draft, setDraft, videoId, setVideoId } = useKeptDraft(email, (kept) =>
    firstDraft(models, overview.studio, kept),
  );
  const { busy, fault, run } = useAction();

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
          planName={overview.plan_name}
          studio={overview.studio}
          draft={draft}
          setDraft={setDraft}
          busy={busy}
          mayMake={mayMake}
          onMake={make}
          fault={fault}
        />
        <div class="playground-side">
          <PlaygroundResult videoId={videoId} onAgain={make} />
          <RequestCode overview={overview} body={draftBody(draft, models)} />
        </div>
      </div>
    </>
  );
}

/** Where nobody is metered there is nothing to say. */
const leftText = (credits: CreditBalance): string =>
  credits.unlimited ? '' : `${countOf(credits.monthly + credits.lasting, 'credit')} left`;
