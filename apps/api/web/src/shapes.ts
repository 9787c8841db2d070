/** What the server answers, as far as the pages read it. */

export type Plan = 'free' | 'basic' | 'pro' | 'api';
export type Status = 'queued' | 'processing' | 'completed' | 'failed' | 'canceled' | 'expired';

export interface Person {
  readonly email: string;
  readonly plan: Plan;
  readonly operator: boolean;
}

/**
 * What an account has to wait for before it may make videos: the proof of its address, an operator's word.
 */
export type Wait = 'email' | 'approval';

export interface Member extends Person {
  readonly waits_for: readonly Wait[];
}

export interface Session {
  readonly account: Member | null;
  readonly sign_up: 'closed' | 'approval' | 'open';
  readonly mail: boolean;
  readonly shortest_password: number;
}

export interface RateLimit {
  readonly count: number;
  readonly limit: number;
  readonly remaining: number;
  readonly reset_in_seconds: number;
  readonly reset_at: string;
}

export interface WindowPicture {
  readonly seconds: number;
  readonly now: string;
  readonly generations: readonly { readonly video_id: string; readonly at: string }[];
}

/** What the playground may make on a plan, and what the account makes and made in 24 hours. */
export interface Studio {
  readonly models: readonly string[];
  readonly resolution: string;
  readonly seconds: number;
  readonly at_once: number;
  readonly a_day: number | null;
  readonly used: { readonly at_once: number; readonly a_day: number };
}

export interface Overview extends Person {
  readonly origin: string;
  readonly key: {
    readonly hint: string;
    readonly created_at: string;
    readonly last_used_at: string | null;
  } | null;
  readonly window: WindowPicture;
  readonly rate_limit: RateLimit;
  readonly credits_used: number;
  readonly videos: number;
  readonly studio: Studio;
}

export interface Video {
  readonly video_id: string;
  readonly status: Status;
  readonly progress: number;
  readonly queue_position: number | null;
  readonly estimated_seconds: number | null;
  readonly video_url: string | null;
  readonly credits_used: number;
  readonly video_model: string;
  /** The kind of the engine that makes it, or made it; null until one is known. */
  readonly engine: string | null;
  readonly mode: 'text' | 'image';
  readonly prompt: string | null;
  readonly resolution: string;
  readonly aspect_ratio: string;
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  readonly has_audio: boolean;
  readonly seed: number;
  readonly created_at: string;
  readonly warnings: readonly string[];
  readonly error: { readonly code: string; readonly message: string } | null;
  /** Whose it is; operators alone see this. */
  readonly email?: string;
}

export interface VideoPage {
  readonly videos: readonly Video[];
  readonly next_cursor: string | null;
}

export interface Model {
  readonly id: string;
  readonly default: boolean;
  readonly durations: { readonly min: number; readonly max: number; readonly default: number };
  readonly resolutions: readonly string[];
  readonly default_resolution: string;
  readonly aspect_ratios: readonly string[];
  readonly audio: boolean;
  readonly max_prompt_length: number;
  readonly credits_per_second: Readonly<Record<string, number>>;
}

export interface DayOfUse {
  readonly day: string;
  readonly videos: number;
  readonly failed: number;
  readonly seconds: number;
  readonly credits_used: number;
}

/** What engines of one kind made. */
export interface UseOfEngine {
  /** Null: older than the record of it. */
  readonly engine: string | null;
  readonly videos: number;
  readonly seconds: number;
  readonly credits_used: number;
}

export interface Usage {
  readonly days: readonly DayOfUse[];
  readonly engines: readonly UseOfEngine[];
}

export interface KnownSession {
  readonly id: string;
  readonly address: string | null;
  readonly agent: string | null;
  readonly created_at: string;
  readonly seen_at: string;
  readonly current: boolean;
}

export interface AccountRow extends Person {
  readonly account_id: string;
  readonly active: boolean;
  readonly approval: 'approved' | 'waiting' | 'refused';
  /** Made by the person, with an address that nobody has proved to be theirs. */
  readonly unproved: boolean;
  readonly joined: 'made' | 'sign-up' | 'invitation';
  readonly joined_from: string | null;
  readonly created_at: string;
}

export interface InvitationRow {
  readonly invitation_id: string;
  readonly plan: Plan;
  readonly made_by: string;
  readonly created_at: string;
  readonly expires_at: string;
}

/** What an invitation gives to whoever has its link. */
export interface InvitationTerms {
  readonly plan: Plan;
  readonly operator: boolean;
  readonly expires_at: string;
}

/** A replica of an engine. */
export interface EngineRow {
  readonly name: string;
  readonly kind: string;
  readonly replica: string;
  readonly models: readonly string[];
  readonly healthy: boolean;
  readonly detail: string | null;
  readonly slots: { readonly in_use: number; readonly all: number } | null;
  readonly failures: number;
  readonly last_failure: string | null;
  readonly paused_until: string | null;
}

/** What became of one model's videos within a day; `fallbacks` of the completed ones another engine made. */
export interface DayOfModel {
  readonly model: string;
  readonly completed: number;
  readonly fallbacks: number;
  readonly failed: number;
  readonly median_seconds: number | null;
}

export interface Work {
  readonly queue: {
    readonly queued: number;
    readonly processing: number;
    readonly oldest_queued_seconds: number;
  };
  readonly last_day: readonly DayOfModel[];
  readonly failures: readonly {
    readonly video_id: string;
    readonly at: string;
    readonly code: string;
    readonly message: string;
    readonly model: string;
    readonly engine: string | null;
    readonly email: string;
  }[];
  readonly engines: readonly EngineRow[];
}

export interface SettingRow {
  readonly name: string;
  readonly value: string;
  readonly description: string;
  readonly is_default: boolean;
}

export interface AuditRow {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actor: string;
  readonly subject: string | null;
  readonly address: string | null;
  readonly details: Readonly<Record<string, unknown>>;
}
