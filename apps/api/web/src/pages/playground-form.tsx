import type { Model, Studio } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { Choice, Field } from '../parts/field.js';
import { MoreControl } from '../parts/more-control.js';
import { Fault } from '../parts/notice.js';
import { countOf } from '../words.js';
import { creditsOf, type Draft, modelOf, withImage, withModel } from './draft.js';
import { ImageField } from './image-field.js';
import { moreFields } from './more-fields.js';
import { allowsSize, beyondPlan, mostSeconds, termsText } from './studio-terms.js';

interface PlaygroundFormProps {
  readonly models: readonly Model[];
  readonly planName: string;
  readonly studio: Studio;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly busy: boolean;
  /** False while they wait for a word, and while their window is full. */
  readonly mayMake: boolean;
  readonly fault: string | null;
  readonly onMake: () => void;
}

const IDEAS = [
  'a red boat on a calm lake at dawn',
  'city lights in the rain, slow pan right',
  'a fox in a snowy forest, gentle zoom in',
];

/** What a video may be asked for: made from the models of this server. */
export function PlaygroundForm({
  models,
  planName,
  studio,
  draft,
  setDraft,
  busy,
  mayMake,
  fault,
  onMake,
}: PlaygroundFormProps): JSX.Element {
  const model = modelOf(models, draft.model);
  const set = (change: Partial<Draft>): void => setDraft({ ...draft, ...change });
  const submit = (event: Event): void => {
    event.preventDefault();
    onMake();
  };
  return (
    <form class="card playground-form" onSubmit={submit}>
      <Prompt draft={draft} set={set} longest={model?.max_prompt_length ?? 1} />
      <div class="field-grid">
        <Choice
          label="Model"
          value={draft.model}
          choices={models.map(({ id }) => choiceOf(id, studio.models.includes(id), planName))}
          onChoice={(id) => setDraft(withModel(draft, modelOf(models, id) ?? (models[0] as Model), studio))}
        />
        <Choice
          label="Resolution"
          value={draft.resolution}
          choices={(model?.resolutions ?? []).map((label) =>
            choiceOf(label, model !== undefined && allowsSize(studio, label, model), planName),
          )}
          onChoice={(resolution) => set({ resolution })}
        />
        <Choice
          label="Aspect ratio"
          value={draft.aspectRatio}
          choices={ratiosOf(model, draft)}
          onChoice={(aspectRatio) => set({ aspectRatio })}
        />
        <Duration model={model} planName={planName} studio={studio} draft={draft} set={set} />
      </div>
      <More model={model} draft={draft} set={set} />
      <p class="muted small">{termsText(planName, studio)}</p>
      <Fault text={fault} />
      <p class="card-actions make">
        <button type="submit" class="main" aria-disabled={busy} disabled={!mayMake}>
          {busy ? 'Asking…' : 'Make video'}
        </button>
        <span class="muted">{countOf(creditsOf(draft, model), 'credit')}</span>
      </p>
    </form>
  );
}

type Set = (change: Partial<Draft>) => void;

const choiceOf = (label: string, isAllowed: boolean, planName: string): readonly [string, string, string?] =>
  isAllowed ? [label, label] : [label, label, beyondPlan(planName)];

const ratiosOf = (model: Model | undefined, draft: Draft): (readonly [string, string])[] => [
  ...(draft.imageUrl === '' ? [] : [['', 'as the image'] as const]),
  ...(model?.aspect_ratios ?? []).map((ratio) => [ratio, ratio] as const),
];

function Prompt({ draft, set, longest }: { draft: Draft; set: Set; longest: number }): JSX.Element {
  return (
    <>
      <Field
        label="Prompt"
        hint={`${[...draft.prompt.trim()].length.toLocaleString('en')} of ${longest.toLocaleString('en')} characters`}
      >
        {(id, hintId) => (
          <textarea
            id={id}
            aria-describedby={hintId}
            rows={4}
            value={draft.prompt}
            required={draft.imageUrl === ''}
            placeholder="What is to be seen, and how the camera moves"
            onInput={(event) => set({ prompt: event.currentTarget.value })}
          />
        )}
      </Field>
      <p class="ideas">
        <span class="muted">Try:</span>
        {IDEAS.map((idea) => (
          <button key={idea} type="button" class="idea" onClick={() => set({ prompt: idea })}>
            {idea}
          </button>
        ))}
      </p>
    </>
  );
}

interface DurationProps {
  readonly model: Model | undefined;
  readonly planName: string;
  readonly studio: Studio;
  readonly draft: Draft;
  readonly set: Set;
}

function Duration({ model, planName, studio, draft, set }: DurationProps): JSX.Element {
  const most = model === undefined ? 1 : mostSeconds(studio, model);
  const hint =
    model !== undefined && most < model.durations.max
      ? { hint: `Up to ${most} s; ${model.durations.max} s are ${beyondPlan(planName)}.` }
      : {};
  return (
    <Field label={`Duration: ${draft.duration} s`} {...hint}>
      {(id, hintId) => (
        <input
          id={id}
          aria-describedby={hintId}
          type="range"
          min={model?.durations.min}
          max={most}
          step={1}
          value={draft.duration}
          onInput={(event) => set({ duration: Number(event.currentTarget.value) })}
        />
      )}
    </Field>
  );
}

const More = ({ model, draft, set }: { model: Model | undefined; draft: Draft; set: Set }): JSX.Element => (
  <details class="more">
    <summary>Image, seed, sound and more</summary>
    <ImageField
      imageUrl={draft.imageUrl}
      onImage={(imageUrl, imageFile) => set(withImage(draft, imageUrl, imageFile))}
    />
    {moreFields(model).map((of) => (
      <MoreControl
        key={of.field}
        of={of}
        value={draft.more[of.field]}
        onValue={(value) => set({ more: { ...draft.more, [of.field]: value } })}
      />
    ))}
  </details>
);
