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
import { words } from '../words.js';
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
        <PageHead title={words().frame.overview} />
        <Fault text={fault} />
      </>
    );
  return (
    <>
      <PageHead title={words().frame.overview}>
        {mayMake ? (
          <Link to="/playground" class="button main">
            {words().videos.make}
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
        <h2 id="latest-title">{words().overview.latest}</h2>
        <Link to="/videos">{words().overview.all}</Link>
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
      <h2 id="plan-title">{words().overview.plan}</h2>
      <p class="figure">{overview.plan_name}</p>
      <p>
        {overview.api_access ? words().overview.mayCall : words().overview.isYours(accessText(overview))}{' '}
        <Link to="/account">{words().overview.morePlan}</Link>
      </p>
      <p class="muted">{words().overview.inPlayground(studioText(overview.studio))}</p>
      <BuyLinks buying={overview.buying} />
      <dl class="totals">
        <div>
          <dt>{words().frame.videos}</dt>
          <dd>
            <Link to="/videos">{words().count.videos(overview.videos)}</Link>
          </dd>
        </div>
        <div>
          <dt>{words().overview.creditsUsed}</dt>
          <dd>
            <Link to="/usage">{words().count.credits(overview.credits_used)}</Link>
          </dd>
        </div>
      </dl>
    </section>
  );
}
