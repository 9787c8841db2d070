import * as z from 'zod';

/** The answer of whatever has nothing to say but that it was done. */
export const Done = /* @__PURE__ */ z.object({ success: z.literal(true) });
export type Done = z.infer<typeof Done>;

/** Somebody who is signed in. */
export const Person = /* @__PURE__ */ z.object({
  email: z.string(),
  plan: z.string(),
  operator: z.boolean(),
});
export type Person = z.infer<typeof Person>;

/** What an account waits for before it may make videos: the proof of its address, an operator's word. */
const Wait = /* @__PURE__ */ z.enum(['email', 'approval']);
export type Wait = z.infer<typeof Wait>;

/** Somebody who is signed in, and what they wait for. */
export const Member = /* @__PURE__ */ z.object({
  ...Person.shape,
  waits_for: z.array(Wait),
  /** That they chose, by its tag; null: nobody said. */
  language: z.string().nullable(),
});
export type Member = z.infer<typeof Member>;

/** Who looks at the pages, null for a stranger, and what this server lets strangers do. */
export const Session = /* @__PURE__ */ z.object({
  account: Member.nullable(),
  sign_up: z.enum(['closed', 'approval', 'open']),
  mail: z.boolean(),
  shortest_password: z.int(),
  /** How long what is deleted can be had back; 0: not at all. */
  trash_days: z.number(),
});
export type Session = z.infer<typeof Session>;

/** What an invitation gives to whoever has its link. */
export const InvitationTerms = /* @__PURE__ */ z.object({
  plan: z.string(),
  plan_name: z.string(),
  operator: z.boolean(),
  expires_at: z.iso.datetime(),
});
export type InvitationTerms = z.infer<typeof InvitationTerms>;
