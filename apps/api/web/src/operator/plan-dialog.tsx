import type { AccountRow } from '@clipwright/core/dashboard';
import type { Plan } from '@clipwright/core/videos';
import type { JSX } from 'preact';
import { Dialog } from '../parts/dialog.js';
import { PLAN_NAMES } from '../words.js';

interface PlanDialogProps {
  readonly account: AccountRow;
  readonly plan: Plan;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

/** Asks before somebody's plan is another: a key in a list of choices is pressed by chance. */
export const PlanDialog = ({ account, plan, onClose, onYes }: PlanDialogProps): JSX.Element => (
  <Dialog title={`Change the plan to ${PLAN_NAMES[plan]}?`} onClose={onClose}>
    <p>
      <strong>{account.email}</strong> is on {PLAN_NAMES[account.plan]}. The new plan holds from the next call
      on.
    </p>
    <p class="dialog-actions">
      <button type="button" onClick={onClose}>
        Keep {PLAN_NAMES[account.plan]}
      </button>
      <button type="button" class="main" onClick={onYes}>
        Change plan
      </button>
    </p>
  </Dialog>
);
