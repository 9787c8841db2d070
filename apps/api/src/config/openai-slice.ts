import type { ModelId } from '@clipwright/core/models';

export class OpenAiConfig {
  /** By what a model may be called at /v1/videos, beside its own name. */
  readonly models!: ReadonlyMap<string, ModelId>;
}
