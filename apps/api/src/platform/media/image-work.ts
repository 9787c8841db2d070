/** What the image of a request has cost so far, whatever became of it. Counted by those who do the work. */
export class ImageWork {
  /** Requests that were made to others' hosts, redirects counted. */
  requests = 0;
  bytes = 0;
  decodes = 0;
}
