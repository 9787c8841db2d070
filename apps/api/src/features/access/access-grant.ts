import type { AccessGrant as ShownGrant } from '@clipwright/core/dashboard';
import type { AccessToolName } from './access-tools.js';

/** A token that its owner made and pasted somewhere, or an app that its owner said yes to. */
export type GrantKind = 'token' | 'app';

/** A program that may use an account, and with which tools. */
export interface AccessGrant {
  readonly id: string;
  readonly accountId: string;
  readonly kind: GrantKind;
  readonly name: string;
  readonly tools: readonly AccessToolName[];
  readonly createdAt: Date;
  /** To a minute; null: never. */
  readonly lastUsedAt: Date | null;
}

/** A grant as pages show it. */
export const shownGrant = ({ id, kind, name, tools, createdAt, lastUsedAt }: AccessGrant): ShownGrant => ({
  id,
  kind,
  name,
  tools: [...tools],
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
