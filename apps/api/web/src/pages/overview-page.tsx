import type { Overview } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { putInPlayground } from '../kept-draft.js';
import { Fault } from '../parts/notice.js';
import { Link } from '../parts/link.js';
import { PageHead } from '../parts/page-head.js';
import { VideoCard } from '../parts/video-card.js';
import { go } from '../router.js';
import { Examples } from '../studio/examples.js';
import { useLoaded } from '../use-loaded.js';
import { useVideoList } from '../use-video-list.js';
import { countOf } from '../words.js';
import { accessText } from './access-text.js';
import { BuyLinks } from './buy-links.js';
import { FirstSteps } from './first-steps.js';
import { KeyCard } from './key-card.js';
import { studioText } from './studio-terms.js';
import { WindowCard } from './window-card.js';

const LOOK_EVERY_MS = 5_000;

/** Key, plan, window and totals at a glance. */
export function OverviewPage({ mayMake }: { mayMake: boolean }): JSX.Element {
  const { value: overview, fault, reload } = useLoaded<Overview>('overview', LOOK_EVERY_MS);
  if (overview === null)
    return (
      <>
        <PageHead title="Overview" />
        <Fault text={fault} />
      </>
    );
  return (
    <>
      <PageHead title="Overview">
        {mayMake ? (
          <Link to="/playground" class="button main">
            Make a video
          </Link>
        ) : null}
      </PageHead>
      <Fault text={fault} />
      {mayMake ? <FirstSteps overview={overview} /> : null}
      {mayMake && overview.videos === 0 ? (
        <Examples onTry={(prompt) => tryOut(overview.email, prompt)} />
      ) : null}
      <div class="cards">
        <WindowCard overview={overview} />
        <KeyCard overview={overview} changed={reload} />
        <PlanCard overview={overview} />
      </div>
      {overview.videos === 0 ? null : <Latest key={overview.videos} />}
    </>
  );
}

/** In the playground, where it can be changed before it is made. */
function tryOut(email: string, prompt: string): void {
  putInPlayground(email, { prompt });
  go('/playground');
}

const SHOWN = 3;

/** The newest videos, in room that is there before they are. */
function Latest(): JSX.Element {
  const { videos } = useVideoList('videos', `limit=${SHOWN}`);
  return (
    <section class="latest" aria-labelledby="latest-title">
      <div class="card-head">
        <h2 id="latest-title">Latest videos</h2>
        <Link to="/videos">All videos</Link>
      </div>
      <div class="videos">
        {videos.slice(0, SHOWN).map((video) => (
          <VideoCard key={video.video_id} video={video} />
        ))}
      </div>
    </section>
  );
}

function PlanCard({ overview }: { overview: Overview }): JSX.Element {
  return (
    <section class="card" aria-labelledby="plan-title">
      <h2 id="plan-title">Plan</h2>
      <p class="figure">{overview.plan_name}</p>
      <p>
        {overview.api_access
          ? 'Your key may call the API.'
          : `The playground is yours. ${accessText(overview)}`}{' '}
        <Link to="/account">More about your plan</Link>
      </p>
      <p class="muted">In the playground: {studioText(overview.studio)}</p>
      <BuyLinks buying={overview.buying} />
      <dl class="totals">
        <div>
          <dt>Videos</dt>
          <dd>
            <Link to="/videos">{countOf(overview.videos, 'video')}</Link>
          </dd>
        </div>
        <div>
          <dt>Credits used</dt>
          <dd>
            <Link to="/usage">{countOf(overview.credits_used, 'credit')}</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
