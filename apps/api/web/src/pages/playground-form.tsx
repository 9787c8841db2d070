import type { Model, Studio } from '@clipwright/core/dashboard';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Choice, Field } from '../parts/field.js';
import { Filter } from '../parts/filter.js';
import { MoreControl } from '../parts/more-control.js';
import { Fault } from '../parts/notice.js';
import { Foreseen } from '../studio/foreseen.js';
import type { Foresight } from '../studio/use-foresight.js';
import type { Action } from '../use-action.js';
import { numberOf, spanOf, words } from '../words.js';
import { creditsOf, type Draft, isReady, modelOf, withImage, withMode, withModel } from './draft.js';
import { ImageField, useImageTaking } from './image-field.js';
import { MoreImages } from './more-images.js';
import { moreFields } from './more-fields.js';
import { allowsSize, beyondPlan, mostSeconds, termsText } from './studio-terms.js';

interface PlaygroundFormProps {
  readonly models: readonly Model[];
  readonly planName: string;
  readonly studio: Studio;
  readonly draft: Draft;
  readonly setDraft: (draft: Draft) => void;
  readonly foresight: Foresight;
  readonly action: Action;
  /** False while they wait for a word. */
  readonly mayMake: boolean;
  readonly onMake: () => void;
}

const modes = (): readonly (readonly [mode: string, name: string])[] => [
  ['text', words().studio.fromWords],
  ['image', words().studio.fromImage],
];

/** What a video may be asked for: made from the models of this server. */
export function PlaygroundForm(props: PlaygroundFormProps): JSX.Element {
  const { models, planName, studio, draft, setDraft, action, onMake } = props;
  const form = useRef<HTMLFormElement>(null);
  const model = modelOf(models, draft.model);
  const set = (change: Partial<Draft>): void => setDraft({ ...draft, ...change });
  const taking = useImageTaking((imageUrl, file) => setDraft(withImage(draft, imageUrl, file)));
  useEffect(() => {
    if (form.current !== null) showFault(form.current, action.param);
  }, [action.fault, action.param]);
  const submit = (event: Event): void => {
    event.preventDefault();
    if (isReady(draft)) onMake();
  };
  return (
    <form class="card playground-form" ref={form} onSubmit={submit} onKeyDown={submitByKeys}>
      <Filter
        name={words().studio.begin}
        value={draft.mode}
        choices={modes()}
        onChoice={(mode) => setDraft(withMode(draft, mode as Draft['mode']))}
      />
      {draft.mode === 'text' ? null : (
        <>
          <ImageField
            draft={draft}
            taking={taking}
            paintsOn={model?.engine === 'sketch'}
            onAddress={(imageUrl) => setDraft(withImage(draft, imageUrl, null))}
          />
          <MoreImages model={model} draft={draft} set={set} />
        </>
      )}
      <Prompt draft={draft} set={set} longest={model?.max_prompt_length ?? 1} />
      <Foreseen foresight={props.foresight} />
      <Options models={models} planName={planName} studio={studio} draft={draft} setDraft={setDraft} />
      <More model={model} draft={draft} set={set} />
      <Fault text={action.fault} />
      <Make {...props} model={model} />
      <p class="muted small">{termsText(planName, studio)}</p>
    </form>
  );
}

type Set = (change: Partial<Draft>) => void;

/** Ctrl+Enter, and Command+Enter on a Mac. */
function submitByKeys(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  (event.currentTarget as HTMLFormElement).requestSubmit();
}

/** Leads to the field that a refusal names, also where it is folded away. */
function showFault(form: HTMLFormElement, param: string | null): void {
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
  const control = param === null ? null : form.querySelector<HTMLElement>(`[name="${CSS.escape(param)}"]`);
  if (control === null) return;
  const folded = control.closest('details');
  if (folded !== null) folded.open = true;
  control.setAttribute('aria-invalid', 'true');
  control.focus();
}

function Make({
  draft,
  model,
  foresight: { plan },
  action: { busy },
  mayMake,
}: PlaygroundFormProps & { model: Model | undefined }): JSX.Element {
  const seconds = plan?.making_seconds ?? null;
  return (
    <p class="card-actions make">
      <button
        type="submit"
        class="main"
        aria-disabled={busy}
        onClick={(event) => void (event.detail > 1 && event.preventDefault())}
        disabled={!mayMake}
        title={words().studio.byKeys}
      >
        {busy ? askingText(draft) : words().studio.make}
      </button>
      <span class="muted">
        <span class="price">{words().count.credits(creditsOf(draft, model))}</span>
        {seconds === null ? '' : ` · ${words().studio.here(spanOf(seconds))}`}
      </span>
    </p>
  );
}

/** A large image over a slow line takes its time. */
const askingText = ({ mode, imageFile }: Draft): string =>
  mode === 'image' && imageFile !== null ? words().studio.sending : words().studio.asking;

interface OptionsProps extends Pick<
  PlaygroundFormProps,
  'models' | 'planName' | 'studio' | 'draft' | 'setDraft'
> {}

/** Each says what the video would cost with it, where that differs. */
function Options({ models, planName, studio, draft, setDraft }: OptionsProps): JSX.Element {
  const model = modelOf(models, draft.model);
  const set = (change: Partial<Draft>): void => setDraft({ ...draft, ...change });
  return (
    <div class="field-grid options">
      <Choice
        label={words().studio.model}
        name="video_model"
        value={draft.model}
        choices={models.map(({ id }) => choiceOf(id, studio.models.includes(id), planName))}
        onChoice={(id) => setDraft(withModel(draft, modelOf(models, id) ?? (models[0] as Model), studio))}
      />
      <Choice
        label={words().studio.ratio}
        name="aspect_ratio"
        value={draft.aspectRatio}
        choices={ratiosOf(model, draft)}
        onChoice={(aspectRatio) => set({ aspectRatio })}
      />
      <Choice
        label={words().studio.resolution}
        name="resolution"
        value={draft.resolution}
        choices={(model?.resolutions ?? []).map((resolution) =>
          model !== undefined && allowsSize(studio, resolution, model)
            ? [
                resolution,
                `${resolution} · ${words().count.credits(creditsOf({ ...draft, resolution }, model))}`,
              ]
            : choiceOf(resolution, false, planName),
        )}
        onChoice={(resolution) => set({ resolution })}
      />
      <Duration model={model} planName={planName} studio={studio} draft={draft} set={set} />
    </div>
  );
}

const choiceOf = (label: string, isAllowed: boolean, planName: string): readonly [string, string, string?] =>
  isAllowed ? [label, label] : [label, label, beyondPlan(planName)];

const ratiosOf = (model: Model | undefined, draft: Draft): (readonly [string, string])[] => [
  ...(draft.mode === 'image' ? [['', words().studio.asImage] as const] : []),
  ...(model?.aspect_ratios ?? []).map((ratio) => [ratio, ratio] as const),
];

function Prompt({ draft, set, longest }: { draft: Draft; set: Set; longest: number }): JSX.Element {
  return (
    <>
      <Field
        label={words().studio.prompt}
        hint={words().studio.letters(numberOf([...draft.prompt.trim()].length), numberOf(longest))}
      >
        {(id, hintId) => (
          <textarea
            id={id}
            name="prompt"
            aria-describedby={hintId}
            rows={4}
            value={draft.prompt}
            required={draft.mode === 'text'}
            placeholder={words().studio.placeholder}
            onInput={(event) => set({ prompt: event.currentTarget.value })}
          />
        )}
      </Field>
      {draft.prompt === '' && draft.mode === 'text' ? (
        <p class="ideas">
          <span class="muted">{words().studio.try}</span>
          {words().studio.ideas.map((idea) => (
            <button key={idea} type="button" class="idea" onClick={() => set({ prompt: idea })}>
              {idea}
            </button>
          ))}
        </p>
      ) : null}
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
      ? { hint: words().studio.upTo(most, model.durations.max, beyondPlan(planName)) }
      : {};
  return (
    <Field label={words().studio.duration(draft.duration)} {...hint}>
      {(id, hintId) => (
        <input
          id={id}
          name="duration"
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
    <summary>{words().studio.more}</summary>
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
