import type { BegunVideo, Model, Studio, Video } from '@clipwright/core/dashboard';
import { call } from '../call.js';
import { type KeptDraft, useKeptDraft } from '../kept-draft.js';
import { asDataUri, keepImageOf } from '../kept-image.js';
import { type Draft, draftToSend, firstDraft, withImage } from '../pages/draft.js';
import { useAction, type Action } from '../use-action.js';
import { frameOf } from './pictures.js';
import { type Generations, useGenerations } from './use-generations.js';
import { type Removal, useRemoval } from './use-removal.js';

/** With the cursor where somebody goes on, once the form is there. */
export const toPrompt = (): void =>
  void setTimeout(() => document.querySelector<HTMLElement>('.playground-form [name="prompt"]')?.focus());

interface StudioOf {
  readonly email: string;
  readonly models: readonly Model[];
  readonly studio: Studio;
  readonly trashDays: number;
  /** Reads again what the account has. */
  readonly reload: () => Promise<unknown>;
}

/** Form, stage and strip of the playground, and what goes on between them. */
export interface StudioState {
  readonly form: KeptDraft;
  readonly generations: Generations;
  /** Asking for videos, and all else that may be refused. */
  readonly action: Action;
  readonly removal: Removal;
  make(draft: Draft): void;
  cancel(video: Video): void;
  remove(video: Video): void;
  takeFrame(player: HTMLVideoElement): void;
}

export function useStudio({ email, models, studio, trashDays, reload }: StudioOf): StudioState {
  const form = useKeptDraft(email, (kept) => firstDraft(models, studio, kept));
  const generations = useGenerations();
  const action = useAction();
  const removal = useRemoval({
    action,
    trashDays,
    restored: async (id) => {
      await generations.look(id);
      form.setVideoId(id);
    },
  });

  const make = (draft: Draft): void =>
    void action.run(async () => {
      const { video_id: id } = await call<BegunVideo>('POST', 'videos', draftToSend(draft, models));
      const { imageFile: file, mode } = draft;
      if (mode === 'image' && file !== null) void keepImageOf(id, { of: email, file });
      form.setVideoId(id);
      await Promise.all([generations.look(id), reload()]);
    });
  const cancel = ({ video_id: id }: Video): void =>
    void action.run(async () => {
      await call('DELETE', `videos/${id}`);
      await Promise.all([generations.look(id), reload()]);
    });
  const remove = (video: Video): void => {
    const { videos } = generations;
    const at = videos.findIndex(({ video_id: id }) => id === video.video_id);
    if (trashDays > 0) form.setVideoId((videos[at + 1] ?? videos[at - 1])?.video_id ?? null);
    removal.remove(video);
  };
  const takeFrame = (player: HTMLVideoElement): void =>
    void action.run(async () => {
      const frame = await frameOf(player);
      form.setDraft(withImage(form.draft, await asDataUri(frame), frame));
      toPrompt();
    });
  return { form, generations, action, removal, make, cancel, remove, takeFrame };
}
