/** What became of the video; null when the account has none of this id. */
export type Deletion = 'canceled' | 'deleted' | null;

/** What became of a video that was to be canceled; `ended`: it was over before, and stays. */
export type Cancellation = 'canceled' | 'ended' | null;

/** How somebody came to delete a video of their account, and from where. */
export interface Deleter {
  readonly by: 'API key' | 'dashboard' | 'MCP' | 'operator';
  readonly address: string | null;
  /** Who it was, where that is not the owner: an e-mail address. */
  readonly name?: string;
}

/** Takes away videos of an account: what the route of the API does, for whoever else is asked to. */
export abstract class VideoDeletion {
  abstract run(own: { id: string; accountId: string }, deleter: Deleter): Promise<Deletion>;

  /** Ends a video that is unfinished, and takes nothing away. */
  abstract cancel(own: { id: string; accountId: string }, deleter: Deleter): Promise<Cancellation>;
}
