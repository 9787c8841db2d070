import type { EngineKindName } from '@clipwright/core/engine';

/** What of a request an engine reads as words. */
export interface WordedRequest {
  readonly model: string;
  readonly mode: 'text' | 'image';
  readonly prompt: string | null;
  readonly negativePrompt: string | null;
  readonly hasAudio: boolean;
}

/** Sentences for people on what would be made of some words. */
export type RemarksOnWords = (request: WordedRequest) => string[];

/** What engines can tell of words before they make anything of them. */
export abstract class EngineUnderstanding {
  /** Those that the made video would come with; none of an engine that only knows afterwards. */
  abstract remarksOn(request: WordedRequest, kind: EngineKindName): Promise<string[]>;
}

/** Their code is loaded when the first request asks for it: data and words, nothing that draws. */
export class UnderstandingOnDemand extends EngineUnderstanding {
  constructor(
    private readonly kinds: Partial<Readonly<Record<EngineKindName, () => Promise<RemarksOnWords>>>>,
  ) {
    super();
  }

  async remarksOn(request: WordedRequest, kind: EngineKindName): Promise<string[]> {
    const remarks = await this.kinds[kind]?.();
    return remarks === undefined ? [] : remarks(request);
  }
}
