import type { AccountRow } from '@clipwright/core/dashboard';

const VERBS: Readonly<Record<AccountRow['joined'], string>> = {
  made: 'made here',
  'sign-up': 'signed up',
  invitation: 'came by invitation',
};

/** "signed up from 192.0.2.7" */
export const cameBy = ({ joined, joined_from: from }: AccountRow): string =>
  `${VERBS[joined]}${from === null ? '' : ` from ${from}`}`;
