import * as z from 'zod';
import { MODEL_IDS } from '../models/video-model.js';
import { Person } from './entry-answers.js';
import { OwnVideo } from './own-answers.js';

/**
 * An account; `unproved`: made by the person, with an address that nobody has proved to be theirs. The answer
 * of its change, too.
 */
export const AccountRow = /* @__PURE__ */ z.object({
  ...Person.shape,
  plan_name: z.string(),
  account_id: z.string(),
  active: z.boolean(),
  approval: z.enum(['approved', 'waiting', 'refused']),
  email_verified: z.boolean(),
  unproved: z.boolean(),
  joined: z.enum(['made', 'sign-up', 'invitation']),
  joined_from: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type AccountRow = z.infer<typeof AccountRow>;

/** A page of accounts that were found, the newest first, or of those that wait; `next_cursor` is null on the last. */
export const Accounts = /* @__PURE__ */ z.object({
  accounts: z.array(AccountRow),
  next_cursor: z.string().nullable(),
});
export type Accounts = z.infer<typeof Accounts>;

/** An invitation that nobody has used yet. */
export const InvitationRow = /* @__PURE__ */ z.object({
  invitation_id: z.string(),
  plan: z.string(),
  plan_name: z.string(),
  made_by: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type InvitationRow = z.infer<typeof InvitationRow>;

/** The invitations that nobody has used yet. */
export const Invitations = /* @__PURE__ */ z.object({ invitations: z.array(InvitationRow) });
export type Invitations = z.infer<typeof Invitations>;

/** A new invitation, in the one answer that shows its link. */
export const MadeInvitation = /* @__PURE__ */ z.object({
  success: z.literal(true),
  invitation_id: z.string(),
  link: z.url(),
  expires_at: z.iso.datetime(),
});
export type MadeInvitation = z.infer<typeof MadeInvitation>;

/** A video of anybody, whose it is, and the OpenTelemetry trace that tells of its making; null: none does. */
export const OwnedVideo = /* @__PURE__ */ z.object({
  ...OwnVideo.shape,
  email: z.string(),
  trace_id: z.string().nullable(),
});
export type OwnedVideo = z.infer<typeof OwnedVideo>;

/** A video as pages show it: operators alone see whose it is. */
export type Video = OwnVideo & Partial<Pick<OwnedVideo, 'email' | 'trace_id'>>;

/** A page of everybody's videos, newest first; `next_cursor` is null on the last. */
export const OwnedVideos = /* @__PURE__ */ z.object({
  videos: z.array(OwnedVideo),
  next_cursor: z.string().nullable(),
});
export type OwnedVideos = z.infer<typeof OwnedVideos>;

/**
 * A replica of an engine: what it makes, whether it could work now, how busy it is (null: its slots are those
 * of each worker), which of its slots ended videos hold whose work goes on there, its failures in a row, and
 * until when it is set aside.
 */
export const EngineRow = /* @__PURE__ */ z.object({
  name: z.string(),
  kind: z.string(),
  replica: z.string(),
  models: z.array(z.enum(MODEL_IDS)).readonly(),
  healthy: z.boolean(),
  detail: z.string().nullable(),
  slots: z.object({ in_use: z.int(), all: z.int() }).nullable(),
  held: z.object({ slots: z.int(), since: z.iso.datetime(), too_long: z.boolean() }).nullable(),
  failures: z.int(),
  last_failure: z.string().nullable(),
  paused_until: z.iso.datetime().nullable(),
});
export type EngineRow = z.infer<typeof EngineRow>;

/**
 * What became of one model's videos within a day; `fallbacks` are those of the completed ones that another
 * engine made; from the call to the file, null without one.
 */
export const DayOfModel = /* @__PURE__ */ z.object({
  model: z.string(),
  completed: z.int(),
  fallbacks: z.int(),
  failed: z.int(),
  median_seconds: z.number().nullable(),
});
export type DayOfModel = z.infer<typeof DayOfModel>;

/** A video that failed, and why; `engine` is the kind that was last at work on it. */
export const FailedVideo = /* @__PURE__ */ z.object({
  video_id: z.string(),
  at: z.iso.datetime(),
  code: z.string(),
  message: z.string(),
  model: z.string(),
  engine: z.string().nullable(),
  email: z.string(),
});
export type FailedVideo = z.infer<typeof FailedVideo>;

/** What is under way on this server, and what became of it. */
export const Work = /* @__PURE__ */ z.object({
  queue: z.object({ queued: z.int(), processing: z.int(), oldest_queued_seconds: z.int() }),
  last_day: z.array(DayOfModel),
  failures: z.array(FailedVideo),
  engines: z.array(EngineRow),
});
export type Work = z.infer<typeof Work>;

/** A setting as it holds; a secret one is masked. */
export const SettingRow = /* @__PURE__ */ z.object({
  name: z.string(),
  value: z.string(),
  description: z.string(),
  is_default: z.boolean(),
});
export type SettingRow = z.infer<typeof SettingRow>;

/** The settings of the process that answers. */
export const SettingRows = /* @__PURE__ */ z.object({ settings: z.array(SettingRow) });
export type SettingRows = z.infer<typeof SettingRows>;

/** Who did what to whom, and from where. */
export const AuditRow = /* @__PURE__ */ z.object({
  id: z.string(),
  at: z.iso.datetime(),
  action: z.string(),
  actor: z.string(),
  subject: z.string().nullable(),
  address: z.string().nullable(),
  details: z.record(z.string(), z.unknown()).readonly(),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** A page of the audit log, newest first; `next_cursor` is null on the last. */
export const AuditRows = /* @__PURE__ */ z.object({
  entries: z.array(AuditRow),
  next_cursor: z.string().nullable(),
});
export type AuditRows = z.infer<typeof AuditRows>;
