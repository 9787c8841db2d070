import type { Deleter, Deletion } from './delete-video.door.js';

type Own = { readonly id: string; readonly accountId: string };

/** What became of a video that somebody deletes in the dashboard; null when the account has none of this id. */
export type Trashing = Deletion | 'trashed';

/** The dashboard's trash: what is in it is shown nowhere else, and can be had back for a while. */
export abstract class VideoTrash {
  /** How many days; 0: nothing goes into it. */
  abstract readonly days: number;

  /** Cancels a video that is unfinished; puts one that has ended into the trash, or deletes it where there is none. */
  abstract put(own: Own, deleter: Deleter): Promise<Trashing>;

  /** With its file, its pictures and its link. False: it is not in the trash. */
  abstract restore(own: Own, deleter: Deleter): Promise<boolean>;

  /** For good. False: it is not in the trash. */
  abstract end(own: Own, deleter: Deleter): Promise<boolean>;

  /** All of it, for good; gives how many there were. */
  abstract empty(accountId: string, deleter: Deleter): Promise<number>;
}
