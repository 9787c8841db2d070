import type { EngineKindName } from '@clipwright/core/engine';
import { type EngineKind, engineKind } from './kind.js';
import { comfyUiCapabilities, comfyUiParameters, comfyUiSettings } from './comfyui/comfyui.settings.js';
import { hostedParameters } from './hosted/hosted.parameters.js';
import { hostedCapabilities, hostedSettings } from './hosted/hosted.settings.js';
import { openAiVideosParameters } from './openai-videos/openai-videos.parameters.js';
import { openAiVideosCapabilities, openAiVideosSettings } from './openai-videos/openai-videos.settings.js';
import { sketchCapabilities, sketchParameters, sketchSettings } from './sketch/sketch.settings.js';

/**
 * Every kind of engine as data: where it runs, what it takes, what it can do. Its class stands in
 * the entry of its name.
 */
export const ENGINE_KINDS = {
  sketch: engineKind({
    site: 'embedded',
    schema: sketchSettings,
    capabilities: sketchCapabilities,
    parameters: sketchParameters,
  }),
  'openai-videos': engineKind({
    site: 'replicas',
    schema: openAiVideosSettings,
    capabilities: openAiVideosCapabilities,
    parameters: openAiVideosParameters,
  }),
  comfyui: engineKind({
    site: 'replicas',
    schema: comfyUiSettings,
    capabilities: comfyUiCapabilities,
    parameters: comfyUiParameters,
  }),
  hosted: engineKind({
    site: 'vendor',
    schema: hostedSettings,
    capabilities: hostedCapabilities,
    parameters: hostedParameters,
  }),
} as const satisfies Readonly<Record<EngineKindName, EngineKind>>;
