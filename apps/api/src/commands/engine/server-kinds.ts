import type { JsonValue } from '@clipwright/core/engine';
import {
  type ServerSurvey,
  surveyComfyUi,
  type SurveyedFlavour,
  type SurveyedServer,
  surveyVideosServer,
} from '@clipwright/engines/looks';

interface Kind {
  readonly title: string;
  /** Of the engine that speaks to it. */
  readonly options: Readonly<Record<string, JsonValue>>;
  readonly survey: (server: SurveyedServer) => Promise<ServerSurvey>;
}

const videosServer = (flavour: SurveyedFlavour, title: string): Kind => ({
  title,
  options: { kind: 'openai-videos', flavour },
  survey: (server) => surveyVideosServer(flavour, server),
});

/** The servers that `engine add` knows, by the word for them. */
export const SERVER_KINDS = {
  comfyui: { title: 'ComfyUI', options: { kind: 'comfyui' }, survey: surveyComfyUi },
  sglang: videosServer('sglang', 'SGLang Diffusion'),
  'vllm-omni': videosServer('vllm-omni', 'vLLM-Omni'),
  fastvideo: videosServer('fastvideo', 'FastVideo'),
} as const satisfies Readonly<Record<string, Kind>>;

export type ServerKind = keyof typeof SERVER_KINDS;

export const SERVER_KIND_NAMES = Object.keys(SERVER_KINDS) as ServerKind[];
