import { BusyError, ResourceBudgetError, type ClipwrightError } from '@clipwright/core/errors';

/**
 * Why an image had no turn: too many in all, too many for the hosts of others, or too many of its own owner.
 */
export type CrowdReason = 'busy' | 'hosts_busy' | 'owner_busy';

/** What is under way for an owner has ended by then: a fetch, or the images in the decoders. */
const TURN_SECONDS = 10;

/**
 * What to say to whoever had no turn, where `most` images of one owner may be under way. No fault of the
 * image.
 */
export const CROWD_ERRORS: Readonly<Record<CrowdReason, (most: number) => ClipwrightError>> = {
  busy: () => new BusyError({ message: 'The server is busy: too many images are waiting to be read.' }),
  hosts_busy: () =>
    new BusyError({
      message: 'The server is busy: too many images are being fetched, from this host or in all.',
    }),
  owner_busy: (most) => {
    const resetAtMs = Math.ceil(Date.now() / 1000 + TURN_SECONDS) * 1000;
    const reading = { count: most, limit: most, remaining: 0, resetInSeconds: TURN_SECONDS, resetAtMs };
    return new ResourceBudgetError({
      message: `Resource budget exceeded: ${most} images of this account are being fetched or read already.`,
      reading,
    });
  },
};

/** The same for any reason; null where it is another. */
export const crowdError = (reason: string, most: number): ClipwrightError | null =>
  isCrowd(reason) ? CROWD_ERRORS[reason](most) : null;

const isCrowd = (reason: string): reason is CrowdReason => Object.hasOwn(CROWD_ERRORS, reason);
