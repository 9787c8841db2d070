/**
 * The kinds of engines: the embedded one, two that speak to servers of one's own, and one that speaks to
 * providers.
 */
export const ENGINE_KIND_NAMES = ['sketch', 'comfyui', 'openai-videos', 'hosted'] as const;
/**
 * A kind of engine. Callers learn the kind; names of engines, replicas and remote models are the operator's.
 */
export type EngineKindName = (typeof ENGINE_KIND_NAMES)[number];
