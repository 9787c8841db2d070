import type { AccountPage, AccountRow, OthersSessions, Plans } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { EndOfList } from '../parts/end-of-list.js';
import { Empty } from '../parts/empty.js';
import { Filter } from '../parts/filter.js';
import { Link } from '../parts/link.js';
import { Fault } from '../parts/notice.js';
import { PageHead } from '../parts/page-head.js';
import { VideoCard } from '../parts/video-card.js';
import { note, noted } from '../router.js';
import { type Loaded, useLoaded } from '../use-loaded.js';
import { useVideoList } from '../use-video-list.js';
import { dateOf } from '../words.js';
import { AccountAccess } from './account-access.js';
import { AccountActions } from './account-actions.js';
import { AccountCredits } from './account-credits.js';
import { Tags } from './account-line.js';
import { AccountPlan } from './account-plan.js';
import { cameBy } from './came-by.js';
import { PlanDialog } from './plan-dialog.js';
import { UndoPlan } from './undo-plan.js';

const PARTS = [
  ['', 'Plan and access'],
  ['credits', 'Credits'],
  ['videos', 'Videos'],
] as const;

/** One account: how it stands, what it uses, and what can be done with it. */
export function OneAccountPage({ id }: { id: string }): JSX.Element {
  const page = useLoaded<AccountPage>(`operator/accounts/${id}`);
  const sessions = useLoaded<OthersSessions>(`operator/accounts/${id}/sessions`);
  const plans = useLoaded<Plans>('operator/plans');
  if (page.value === null || sessions.value === null || plans.value === null)
    return (
      <>
        <PageHead title="Account" />
        <Fault text={page.fault ?? sessions.fault ?? plans.fault} />
      </>
    );
  return <Shown page={page} value={page.value} sessions={sessions} plans={plans.value.plans} />;
}

interface ShownProps {
  readonly page: Loaded<AccountPage>;
  readonly value: AccountPage;
  readonly sessions: Loaded<OthersSessions>;
  readonly plans: Plans['plans'];
}

function Shown({ page, value, sessions, plans }: ShownProps): JSX.Element {
  const { account } = value;
  const [part, setPart] = useState(noted('part') ?? '');
  const [planning, setPlanning] = useState(false);
  const [given, setGiven] = useState<AccountRow | null>(null);
  const undone = async (): Promise<void> => {
    setGiven(null);
    await page.reload();
  };
  const show = (chosen: string): void => {
    note('part', chosen);
    setPart(chosen);
  };
  return (
    <>
      <PageHead title={account.email}>
        <AccountActions account={account} changed={page.reload} onPlan={() => setPlanning(true)} />
      </PageHead>
      <Facts account={account} />
      <Fault text={page.fault} />
      {given === null ? null : <UndoPlan account={given} onUndone={undone} />}
      <Figures of={value} />
      <Filter name="Part of the account" value={part} choices={PARTS} onChoice={show} />
      <Part part={part} value={value} sessions={sessions} />
      {planning ? (
        <PlanDialog
          account={account}
          plans={plans}
          onClose={() => setPlanning(false)}
          onGiven={(changed) => {
            setPlanning(false);
            setGiven(changed);
            void page.reload();
          }}
        />
      ) : null}
    </>
  );
}

const Facts = ({ account }: { account: AccountRow }): JSX.Element => (
  <p class="account-facts">
    <Tags account={account} />
    <span class="muted small">
      <code>{account.account_id}</code> · {cameBy(account)} {dateOf(account.created_at)} ·{' '}
      <Link to={`/operator/audit?search=${encodeURIComponent(account.email)}`}>What the audit log says</Link>
    </span>
  </p>
);

function Part({
  part,
  value,
  sessions,
}: Pick<ShownProps, 'value' | 'sessions'> & { part: string }): JSX.Element {
  const { account, plan, key } = value;
  if (part === 'credits') return <AccountCredits key={account.plan} account={account} />;
  if (part === 'videos') return <Videos accountId={account.account_id} />;
  return (
    <div class="cards">
      <AccountPlan plan={plan} name={account.plan_name} />
      <AccountAccess account={account} apiKey={key} sessions={sessions} />
    </div>
  );
}

const Figures = ({ of }: { of: AccountPage }): JSX.Element => {
  const { count, limit } = of.rate_limit;
  const failed = of.days.reduce((sum, day) => sum + day.failed, 0);
  const lately = of.days.reduce((sum, day) => sum + day.videos, 0);
  const figures = [
    ['Window', `${count} of ${limit}`],
    ['Videos in 30 days', lately.toLocaleString('en')],
    ['Failed in 30 days', failed.toLocaleString('en')],
    ['Videos in all', of.videos.toLocaleString('en')],
  ] as const;
  return (
    <dl class="figures">
      {figures.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
};

function Videos({ accountId }: { accountId: string }): JSX.Element {
  const list = useVideoList('operator/videos', `account=${accountId}`);
  return (
    <section class="latest" aria-label="Videos">
      <Fault text={list.fault} />
      {list.loaded && list.videos.length === 0 ? (
        <Empty title="No videos">
          <p>What this account makes appears here.</p>
        </Empty>
      ) : null}
      <div class="videos">
        {list.videos.map((video) => (
          <VideoCard key={video.video_id} video={video} />
        ))}
      </div>
      {list.hasMore ? <EndOfList more={list.more} /> : null}
    </section>
  );
}
