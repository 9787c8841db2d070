import * as z from 'zod';

/** A tool that programs may be let use, and what it does in a few words. */
export const AccessTool = /* @__PURE__ */ z.object({ name: z.string(), title: z.string() });
export type AccessTool = z.infer<typeof AccessTool>;

/**
 * A program that may use the account: by a personal token, or an app that its owner said yes to. `last_used_at` is
 * to a minute.
 */
export const AccessGrant = /* @__PURE__ */ z.object({
  id: z.string(),
  kind: z.enum(['token', 'app']),
  name: z.string(),
  tools: z.array(z.string()),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type AccessGrant = z.infer<typeof AccessGrant>;

/** Who may use the account at `endpoint`, and what there is to be let use. */
export const AccessGrants = /* @__PURE__ */ z.object({
  endpoint: z.url(),
  tools: z.array(AccessTool),
  grants: z.array(AccessGrant),
});
export type AccessGrants = z.infer<typeof AccessGrants>;

/** A new personal token, in the one answer that shows it. */
export const MadeToken = /* @__PURE__ */ z.object({
  success: z.literal(true),
  token: z.string(),
  grant: AccessGrant,
});
export type MadeToken = z.infer<typeof MadeToken>;

/** An app that asks for access: its name, which nobody vouches for, where it is answered, and where a no leads. */
export const AccessRequest = /* @__PURE__ */ z.object({
  app: z.string(),
  answered_at: z.string(),
  tools: z.array(AccessTool),
  denied_at: z.string(),
});
export type AccessRequest = z.infer<typeof AccessRequest>;

/** Where the browser goes after a yes, with a code for the app. */
export const AllowedAccess = /* @__PURE__ */ z.object({ success: z.literal(true), go_to: z.string() });
export type AllowedAccess = z.infer<typeof AllowedAccess>;
