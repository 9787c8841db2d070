/** An answer of a provider: its status, and its body as JSON. */
export type ScriptedAnswer = readonly [status: number, body: unknown];

/** What one provider says and where, in its own words; see README.md for where they come from. */
export interface ProviderScript {
  readonly provider: 'fal' | 'replicate';
  readonly model: string;
  readonly imageModel: string;
  readonly origin: string;
  readonly authorization: (key: string) => string;
  readonly starts: readonly string[];
  readonly looks: string;
  readonly cancels: (id: string) => string;
  readonly health: string;
  readonly started: (id: string) => ScriptedAnswer;
  readonly pending: (id: string) => ScriptedAnswer;
  readonly done: (id: string, url: string) => ScriptedAnswer;
  readonly failed: (id: string) => ScriptedAnswer;
  readonly badInput: ScriptedAnswer;
  readonly refusedAtStart: ScriptedAnswer;
  readonly refusedLater: (id: string) => ScriptedAnswer;
  readonly badKey: ScriptedAnswer;
  readonly noCredit: ScriptedAnswer;
  readonly throttled: ScriptedAnswer;
  readonly healthy: ScriptedAnswer;
}
