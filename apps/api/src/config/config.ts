import type { EnginesConfig } from './engines-config.js';
import type { BuyingConfig, InternalConfig, PaymentsConfig } from './payments-slice.js';
import type { AuditConfig, DataEndConfig, ExportConfig, ScrubConfig } from './retention-slices.js';
import type {
  BackupConfig,
  BodyConfig,
  BudgetConfig,
  ConnectionsConfig,
  CreditsConfig,
  FloodConfig,
  GenerationConfig,
  HttpsConfig,
  ImageConfig,
  KeysConfig,
  LoadConfig,
  MailConfig,
  MetricsConfig,
  ModerationConfig,
  RetentionConfig,
  ServerConfig,
  SettingsInForce,
  SignInConfig,
  StorageConfig,
  TracesConfig,
  WindowConfig,
} from './slices.js';
import type { PlansConfig } from './plans.js';
import type { OpenAiConfig } from './openai-slice.js';

/**
 * The whole configuration, as read once at boot. `database.url` is null until the embedded server has one.
 */
export interface Config {
  readonly home: string;
  readonly logLevel: string;
  readonly databaseUrl: string | null;
  readonly databasePoolSize: number;
  readonly server: ServerConfig;
  readonly https: HttpsConfig;
  readonly connections: ConnectionsConfig;
  readonly bodies: BodyConfig;
  readonly load: LoadConfig;
  readonly keys: KeysConfig;
  readonly window: WindowConfig;
  readonly flood: FloodConfig;
  readonly generation: GenerationConfig;
  readonly budgets: BudgetConfig;
  readonly credits: CreditsConfig;
  readonly storage: StorageConfig;
  readonly backup: BackupConfig;
  readonly retention: RetentionConfig;
  readonly dataEnd: DataEndConfig;
  readonly scrub: ScrubConfig;
  readonly audit: AuditConfig;
  readonly exports: ExportConfig;
  readonly images: ImageConfig;
  readonly metrics: MetricsConfig;
  readonly traces: TracesConfig;
  readonly signIn: SignInConfig;
  readonly plans: PlansConfig;
  readonly openAi: OpenAiConfig;
  readonly mail: MailConfig;
  readonly payments: PaymentsConfig;
  readonly internal: InternalConfig;
  readonly buying: BuyingConfig;
  readonly engines: EnginesConfig;
  readonly moderation: ModerationConfig;
  readonly inForce: SettingsInForce;
}
