import type { JSX } from 'preact';
import { AccountsPage } from './accounts-page.js';
import { AllVideosPage } from './all-videos-page.js';
import { AuditPage } from './audit-page.js';
import { ChartsPage } from './charts-page.js';
import { EnginesPage } from './engines-page.js';
import { OneAccountPage } from './one-account-page.js';
import { PaymentsPage } from './payments-page.js';
import { PlansPage } from './plans-page.js';
import { OperatorCreditsPage } from './credits-page.js';
import { SettingsPage } from './settings-page.js';
import { WorkPage } from './work-page.js';

/** The pages for people who manage the server. The server asks again, on every call. */
const PAGES: Readonly<Record<string, () => JSX.Element>> = {
  '/operator': () => <WorkPage />,
  '/operator/engines': () => <EnginesPage />,
  '/operator/charts': () => <ChartsPage />,
  '/operator/accounts': () => <AccountsPage />,
  '/operator/plans': () => <PlansPage />,
  '/operator/credits': () => <OperatorCreditsPage />,
  '/operator/videos': () => <AllVideosPage />,
  '/operator/payments': () => <PaymentsPage />,
  '/operator/settings': () => <SettingsPage />,
  '/operator/audit': () => <AuditPage />,
};

const ACCOUNT = /^\/operator\/accounts\/([0-9A-Za-z_]+)$/;

/** The page for operators under a path, or of the one account that it names. */
export function operatorPage(path: string): (() => JSX.Element) | undefined {
  const id = ACCOUNT.exec(path)?.[1];
  return id === undefined ? PAGES[path] : () => <OneAccountPage key={id} id={id} />;
}
