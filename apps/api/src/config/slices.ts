import type { S3Address, StoragePlace } from './storage-url.js';

/** The typed slices of the configuration. Each class receives the one that it needs, never the whole. */

export type Role = 'all' | 'http' | 'worker';

export class ServerConfig {
  readonly host!: string;
  readonly port!: number;
  readonly role!: Role;
  /** By which operators know this worker, also after a restart. */
  readonly workerName!: string;
  /** Without a trailing slash; null: where it listens. */
  readonly publicUrl!: string | null;
  /** Nobody else reaches it: it listens on loopback, and no proxy serves it under another name. */
  readonly forThisMachine!: boolean;
  readonly shutdownGraceMs!: number;
}

export class HttpsConfig {
  readonly required!: boolean;
  readonly tls!: {
    readonly cert: Buffer;
    readonly key: Buffer;
    readonly certFile: string;
    readonly keyFile: string;
  } | null;
  readonly trustedProxies!: readonly string[];
}

export class ConnectionsConfig {
  /** Null: as many as the limit of open files allows. */
  readonly max!: number | null;
  readonly perAddress!: number;
  /** 0: nobody reads too slowly. */
  readonly minBytesPerSecond!: number;
  readonly patienceMs!: number;
}

export class BodyConfig {
  /** Bytes of bodies that the process reads at once. */
  readonly memoryBytes!: number;
  readonly perAccountBytes!: number;
  /** How long a body may wait for room. */
  readonly waitMs!: number;
}

export class LoadConfig {
  /** How late the event loop may be. */
  readonly loopLateMs!: number;
}

export class DatabaseConfig {
  readonly url!: string;
  readonly poolSize!: number;
}

export class KeysConfig {
  readonly prefix!: string;
}

export class WindowConfig {
  readonly limit!: number;
  readonly windowMs!: number;
}

export class FloodConfig {
  readonly failuresPerMinute!: number;
}

export class GenerationConfig {
  readonly syncWaitMs!: number;
  readonly deadlineMs!: number;
  readonly workerSlots!: number;
  /** Most videos of one account in the making; null: no such limit. */
  readonly accountAtOnce!: number | null;
  readonly queueMax!: number;
  /** Whether a file may tell the prompt that it was made from. */
  readonly promptInMetadata!: boolean;
  /** Whether completed videos get pictures. */
  readonly posters!: boolean;
  /** Below which the stage's programs are; null: everything is drawn. */
  readonly stageHome!: string | null;
  /** Below which instruments may have been fetched; null: music is synthesised. */
  readonly instrumentsHome!: string | null;
}

/** What images may cost for one account, and what may be asked of others' hosts for them. */
export class BudgetConfig {
  readonly queueMaxPerAccount!: number;
  /** In an hour, for one account. */
  readonly perHour!: {
    readonly bytes: number;
    readonly fetches: number;
    readonly images: number;
    readonly refusals: number;
    readonly plans: number;
  };
  /** In one process. */
  readonly fetchesAtOnce!: { readonly perAccount: number; readonly perHost: number; readonly inAll: number };
  readonly fetchesPerHostPerMinute!: number;
  readonly fetchWaitMs!: number;
  readonly decodesAtOnce!: number;
}

export class CreditsConfig {
  /** Whether a video of a fallback costs what the first engine's would have cost; else nothing. */
  readonly chargesFallbacks!: boolean;
}

export class StorageConfig {
  /** The folder of the files, where no store keeps them. */
  readonly dir!: string;
  /** Null: files are kept in the folder. */
  readonly s3!: S3Address | null;
  /** Where files were before, and what was not moved yet still is. */
  readonly former!: StoragePlace | null;
  /** How long a signed address holds that a request for a video is sent on to; 0: the video is served here. */
  readonly redirectSeconds!: number;
  /** A host that serves the bucket, without a slash at its end. */
  readonly mediaUrl!: string | null;
  /** A folder of this host among those of others: process ids of two containers may be the same. */
  readonly tempDir!: string;
  /** Null: as much as the disk has. */
  readonly maxBytes!: number | null;
  /** Of all the room, while there are other accounts. */
  readonly accountPercent!: number;
  /** Kept free for the database on the disks that are written to. */
  readonly reserveBytes!: number;
}

export class BackupConfig {
  /** Where the note of the newest one is. */
  readonly home!: string;
  /** Null: nobody has promised any. */
  readonly maxAgeMs!: number | null;
}

export class RetentionConfig {
  /** Null: for ever. */
  readonly keepMs!: number | null;
  /** How long what is deleted in the dashboard can be had back; 0: not at all. */
  readonly trashMs!: number;
  readonly sweepEveryMs!: number;
  readonly sweepMinAgeMs!: number;
}

export class ImageConfig {
  readonly allowedHosts!: readonly string[];
  readonly allowPrivateHosts!: boolean;
  /** Our own public host, which is never fetched from. */
  readonly ownHosts!: readonly string[];
}

export class MetricsConfig {
  readonly token!: string | null;
  /** An address of its own; null: there is none beside the one that callers use. */
  readonly listen!: { readonly host: string; readonly port: number } | null;
}

/** Who is told of traces, and of how many. */
export class TracesConfig {
  /** Of an OTLP collector over HTTP, without a slash at its end; null: nobody is told. */
  readonly endpoint!: string | null;
  readonly headers!: Readonly<Record<string, string>>;
  readonly serviceName!: string;
  /** Of all traces, 0 to 1. */
  readonly share!: number;
  readonly perSecond!: number;
}

/** Who may make an account: nobody without an invitation, whoever an operator approves, or everybody. */
export type SignUpMode = 'closed' | 'approval' | 'open';

export class SignInConfig {
  readonly signUp!: SignUpMode;
  readonly invitationMs!: number;
  readonly verificationMailsPerHour!: number;
  /** Null: one is made and kept in the database. */
  readonly sessionSecret!: string | null;
  /** Failed sign-ins to one account from one address within 15 minutes. */
  readonly attempts!: number;
  /** Failed sign-ins from one address within an hour. */
  readonly attemptsPerAddress!: number;
  /** Failed sign-ins to one account within an hour, from browsers that never signed in to it. */
  readonly attemptsPerAccount!: number;
}

export class MailConfig {
  /** Null: no mail is sent. */
  readonly smtpUrl!: string | null;
  readonly from!: string;
}

export class ModerationConfig {
  /** Words and phrases that refuse a prompt; `*` stands for any letters. */
  readonly words!: readonly string[];
  /** Null: no server is asked. */
  readonly endpoint!: {
    readonly url: string;
    readonly key: string | null;
    readonly model: string | null;
    readonly timeoutMs: number;
  } | null;
  /** Whether a prompt passes when the server gave no judgement. */
  readonly allowOnFailure!: boolean;
}

/** A setting as it holds, in words; the value of a secret is never here. */
export interface SettingInForce {
  readonly name: string;
  readonly value: string;
  readonly isDefault: boolean;
  readonly description: string;
}

export class SettingsInForce {
  readonly settings!: readonly SettingInForce[];
}
