import type { CreditBalance, Model, Overview } from '@clipwright/core/dashboard';
import type { ModelsResponse } from '@clipwright/core/videos';
import type { JSX } from 'preact';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { RemoveDialog } from '../parts/remove-dialog.js';
import { UndoToast } from '../parts/undo-toast.js';
import { Filmstrip } from '../studio/filmstrip.js';
import { StageRoom } from '../studio/stage-room.js';
import { useForesight } from '../studio/use-foresight.js';
import type { Removal } from '../studio/use-removal.js';
import { useStudio } from '../studio/use-studio.js';
import { useLoaded } from '../use-loaded.js';
import { words } from '../words.js';
import { draftBody } from './draft.js';
import { PlaygroundForm } from './playground-form.js';
import { RequestCode } from './request-code.js';

const LOOK_EVERY_MS = 5_000;

interface PageProps {
  readonly mayMake: boolean;
  readonly email: string;
  readonly trashDays: number;
}

/** A studio: the result on its stage, the account's videos below it, a form beside it, and the same request as code. */
export function PlaygroundPage(props: PageProps): JSX.Element {
  const { value, fault } = useLoaded<ModelsResponse>('models');
  const overview = useLoaded<Overview>('overview', LOOK_EVERY_MS);
  const credits = useLoaded<CreditBalance>('credits', LOOK_EVERY_MS);
  if (value === null || overview.value === null || credits.value === null)
    return (
      <>
        <PageHead title={words().studio.title} />
        <Fault text={fault} />
      </>
    );
  return (
    <Playground
      {...props}
      models={value.models}
      overview={overview.value}
      credits={credits.value}
      reload={() => Promise.all([overview.reload(), credits.reload()])}
    />
  );
}

const Head = ({ standing, fault }: { standing: string; fault: string | null }): JSX.Element => (
  <>
    <PageHead title={words().studio.title}>
      <p class="muted places-left">{standing}</p>
    </PageHead>
    <Fault text={fault} />
  </>
);

interface PlaygroundProps extends PageProps {
  readonly models: readonly Model[];
  readonly overview: Overview;
  readonly credits: CreditBalance;
  readonly reload: () => Promise<unknown>;
}

function Playground(props: PlaygroundProps): JSX.Element {
  const { mayMake, email, trashDays, models, overview, credits, reload } = props;
  const { studio: terms } = overview;
  const studio = useStudio({ email, models, studio: terms, trashDays, reload });
  const { form, generations, action, removal } = studio;
  const { draft, setDraft, setVideoId } = form;
  const videos = generations.videos.filter(({ video_id: id }) => !removal.isGone(id));
  const shownId = form.videoId ?? videos[0]?.video_id ?? null;
  const standing = standingText(overview, credits);
  const foresight = useForesight(draft, models, standing);
  // All of it at once: what came into a page that is there would move the rest.
  if (!generations.loaded) return <Head standing={standing} fault={generations.fault} />;
  return (
    <>
      <Head standing={standing} fault={null} />
      <div class="studio">
        <StageRoom
          email={email}
          models={models}
          terms={terms}
          mayMake={mayMake}
          studio={studio}
          videos={videos}
          shownId={shownId}
        />
        {videos.length === 0 ? null : (
          <Filmstrip
            videos={videos}
            shownId={shownId}
            hasMore={generations.hasMore}
            more={generations.more}
            onShow={setVideoId}
            onCancel={studio.cancel}
          />
        )}
        <PlaygroundForm
          models={models}
          planName={overview.plan_name}
          studio={terms}
          draft={draft}
          setDraft={setDraft}
          foresight={foresight}
          action={action}
          mayMake={mayMake}
          onMake={() => studio.make(draft)}
        />
        <RequestCode
          overview={overview}
          body={draftBody(draft, models)}
          file={draft.mode === 'image' ? draft.imageFile : null}
        />
      </div>
      <Removing removal={removal} trashDays={trashDays} onGone={generations.remove} />
    </>
  );
}

interface RemovingProps {
  readonly removal: Removal;
  readonly trashDays: number;
  readonly onGone: (videoId: string) => void;
}

/** The way back from a deletion; where there is no trash, the question before it. */
const Removing = ({ removal, trashDays, onGone }: RemovingProps): JSX.Element => (
  <>
    <UndoToast undo={removal.undo} />
    {removal.doomed === null ? null : (
      <RemoveDialog videos={[removal.doomed]} trashDays={trashDays} onClose={removal.keep} onGone={onGone} />
    )}
  </>
);

/** "120 credits left · 1 of 2 under way". Where nobody is metered there is nothing to say of credits. */
const standingText = ({ studio }: Overview, credits: CreditBalance): string =>
  [
    ...(credits.unlimited
      ? []
      : [words().studio.left(words().count.credits(credits.monthly + credits.lasting))]),
    words().studio.underWay(studio.used.at_once, studio.at_once),
  ].join(' · ');
