import { findModel } from '@clipwright/core/models';
import type { ModelsResponse } from '@clipwright/core/videos';
import type { ILoadOptionsFunctions, INodePropertyOptions } from 'n8n-workflow';
import { readList } from './list-source.js';

type ServerModel = ModelsResponse['models'][number];
type List = INodePropertyOptions[];

/** What the fields of a generation offer: all that the server makes of the chosen model. */
export const modelLists = {
  async listModels(this: ILoadOptionsFunctions): Promise<List> {
    const models = await modelsOf(this);
    const usual = models.find((model) => model.default);
    return [
      ...(usual === undefined ? [] : [asDefault(usual.id)]),
      ...models.map((model) => ({ name: model.id, value: model.id, description: summaryOf(model) })),
    ];
  },

  async listDurations(this: ILoadOptionsFunctions): Promise<List> {
    const models = await chosenOf(this);
    return [
      asDefault(common(models, ({ durations }) => inSeconds(durations.default))),
      ...distinct(models.flatMap(({ durations }) => wholeNumbers(durations)))
        .toSorted((one, other) => one - other)
        .map((seconds) => ({ name: inSeconds(seconds), value: seconds })),
    ];
  },

  async listAspectRatios(this: ILoadOptionsFunctions): Promise<List> {
    const models = await chosenOf(this);
    const isFromImage = modeOf(this) === 'image';
    return [
      asDefault(isFromImage ? "the image's own" : common(models, usualRatio)),
      ...distinct(models.flatMap((model) => model.aspect_ratios)).map(same),
    ];
  },

  async listResolutions(this: ILoadOptionsFunctions): Promise<List> {
    const models = await chosenOf(this);
    const sizes = models.flatMap((model) => model.resolutions.map((label) => sizeOf(model, label)));
    return [
      asDefault(common(models, (model) => model.default_resolution)),
      ...sizes.filter(({ value }, index) => sizes.findIndex((size) => size.value === value) === index),
    ];
  },

  async listFrameRates(this: ILoadOptionsFunctions): Promise<List> {
    const models = await chosenOf(this);
    return [
      asDefault(common(models, ({ fps }) => String(fps))),
      ...distinct(models.flatMap(({ choices }) => choices['fps'] ?? [])).map(same),
    ];
  },
};

/** The name of such a list, as fields call it. */
export type ModelList = keyof typeof modelLists;

/** The models that make videos of what the operation starts from. */
async function modelsOf(context: ILoadOptionsFunctions): Promise<ServerModel[]> {
  const models = await readList(context, (source) => source.models());
  return models.filter(({ modes }) => modes.includes(modeOf(context)));
}

function modeOf(context: ILoadOptionsFunctions): 'text' | 'image' {
  const operation = context.getCurrentNodeParameter('operation');
  const isPlanOfImage = operation === 'plan' && context.getCurrentNodeParameter('startFrom') === 'image';
  return operation === 'generateFromImage' || isPlanOfImage ? 'image' : 'text';
}

/** The chosen model, or the default one. All of them, while an expression does not tell which it will be. */
async function chosenOf(context: ILoadOptionsFunctions): Promise<ServerModel[]> {
  const models = await modelsOf(context);
  const chosen = context.getCurrentNodeParameter('model');
  const found = models.filter((model) => (chosen === '' ? model.default : model.id === chosen));
  return found.length === 0 ? models : found;
}

function asDefault(what: string | null): INodePropertyOptions {
  return { name: what === null ? 'Default' : `Default (${what})`, value: '' };
}

/** What is the same for all models; null where they differ. */
function common(models: readonly ServerModel[], of: (model: ServerModel) => string): string | null {
  const [first, ...others] = distinct(models.map(of));
  return first === undefined || others.length > 0 ? null : first;
}

function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

function wholeNumbers({ min, max }: { min: number; max: number }): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

const same = (value: string | number): INodePropertyOptions => ({ name: String(value), value });

const inSeconds = (seconds: number): string => `${seconds} s`;

function usualRatio({ aspect_ratios: ratios }: ServerModel): string {
  return ratios.find((ratio) => ratio === '16:9') ?? ratios[0] ?? '';
}

/** A label, what it is served as where that has another name, and what it costs. */
function sizeOf({ id, credits_per_second: credits }: ServerModel, label: string): INodePropertyOptions {
  const served = findModel(id)?.resolutions.find((choice) => choice.label === label)?.servedAs;
  const name = served === undefined || served === label ? label : `${label} (Served as ${served})`;
  const price = served === undefined ? undefined : credits[served];
  return {
    name,
    value: label,
    ...(price === undefined ? {} : { description: `${price} credits for a second of video` }),
  };
}

function summaryOf({ durations: { min, max }, resolutions, audio: hasAudio }: ServerModel): string {
  const length = min === max ? `${min} s` : `${min} to ${max} s`;
  return [length, ...resolutions, hasAudio ? 'with sound' : 'silent'].join(', ');
}
