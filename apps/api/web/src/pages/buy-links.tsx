import type { Buying } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { words } from '../words.js';

/** Where another plan is bought, or what is paid is managed; nothing where it has to be asked for. */
export function BuyLinks({
  buying: { offers, billing_url: billing },
}: {
  buying: Buying;
}): JSX.Element | null {
  if (offers.length === 0 && billing === null) return null;
  return (
    <p class="card-actions">
      {offers.map(({ plan, name, price, url }) => (
        <a key={plan} class="button" href={url} rel="noopener noreferrer">
          {words().access.upgrade(name)}
          {price === null ? '' : ` (${price})`}
        </a>
      ))}
      {billing === null ? null : (
        <a class="button" href={billing} rel="noopener noreferrer">
          {words().access.billing}
        </a>
      )}
    </p>
  );
}
