/** What became of the video; null when the account has none of this id. */
export type Deletion = 'canceled' | 'deleted' | null;

/** How somebody came to delete a video of their account, and from where. */
export interface Deleter {
  readonly by: 'API key' | 'dashboard';
  readonly address: string;
}

/** Takes away videos of an account: what the route of the API does, for whoever else is asked to. */
export abstract class VideoDeletion {
  abstract run(own: { id: string; accountId: string }, deleter: Deleter): Promise<Deletion>;
}
