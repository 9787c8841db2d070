import type { PlanOffer } from '@clipwright/core/dashboard';

const NAMES = new Intl.ListFormat('en', { type: 'disjunction' });

const nameOf = ({ name, price }: PlanOffer): string => (price === null ? name : `${name} (${price})`);

/** What a plan without access lacks, and which plans have it: "API access needs the plan API (49 a month). …" */
export function accessText({ with_access: offers }: { with_access: readonly PlanOffer[] }): string {
  if (offers.length === 0) return 'Calls with a key are refused: no plan of this server has API access.';
  const plans = NAMES.format(offers.map(nameOf));
  return `Calls with a key are refused: API access needs the plan ${plans}. Ask whoever runs this server for it.`;
}
