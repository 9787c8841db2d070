/** How payment events come in. */
export class PaymentsConfig {
  /** Signing secrets; none: the route is not there. */
  readonly stripeSecrets!: readonly string[];
  readonly standardSecrets!: readonly string[];
  /** Plans by the provider's price. */
  readonly stripePrices!: ReadonlyMap<string, string>;
  readonly graceMs!: number;
}

/** Where routes are answered that other servers call. */
export class InternalConfig {
  /** Null: where everything else is answered. */
  readonly address!: { readonly host: string; readonly port: number } | null;
}

/** Where people pay. */
export class BuyingConfig {
  /** By plan. */
  readonly links!: ReadonlyMap<string, string>;
  readonly portalUrl!: string | null;
}
