import type { Buying, PlanOffer } from '@clipwright/core/dashboard';
import { eitherOf, words } from '../words.js';

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
  const { access } = words();
  if (offers.length === 0) return access.none;
  const needs = access.needs(eitherOf(offers.map(nameOf)));
  return isAskedFor(buying) ? `${needs} ${access.ask}` : needs;
}
