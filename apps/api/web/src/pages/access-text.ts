import type { Buying, PlanOffer } from '@clipwright/core/dashboard';

const NAMES = new Intl.ListFormat('en', { type: 'disjunction' });

const nameOf = ({ name, price }: PlanOffer): string => (price === null ? name : `${name} (${price})`);

/** Whether nobody but whoever runs the server can give another plan. */
export const isAskedFor = ({ offers, billing_url: url }: Buying): boolean =>
  offers.length === 0 && url === null;

/** What a plan without access lacks, and which plans have it: "API access needs the plan API (49 a month). …" */
export function accessText({
  with_access: offers,
  buying,
}: {
  with_access: readonly PlanOffer[];
  buying: Buying;
}): string {
  if (offers.length === 0) return 'Calls with a key are refused: no plan of this server has API access.';
  const plans = NAMES.format(offers.map(nameOf));
  const needs = `Calls with a key are refused: API access needs the plan ${plans}.`;
  return isAskedFor(buying) ? `${needs} Ask whoever runs this server for it.` : needs;
}
