import { useState } from 'preact/hooks';
import { Refused } from './call.js';
import type { Action } from './use-action.js';

type Work = () => Promise<unknown>;

/** Something that the server may want the password for, after which it is done again. */
export interface Confirmed {
  /** Whether the password is being asked for. */
  readonly asks: boolean;
  run(work: Work): void;
  /** The password was right. */
  confirmed(): void;
  close(): void;
}

const wantsPassword = (error: unknown): boolean =>
  error instanceof Refused && error.code === 'password_required';

export function useConfirmed(action: Pick<Action, 'run'>): Confirmed {
  const [waiting, setWaiting] = useState<Work | null>(null);
  const run = (work: Work): void =>
    void action.run(async () => {
      setWaiting(null);
      try {
        await work();
      } catch (error) {
        if (!wantsPassword(error)) throw error;
        setWaiting(() => work);
      }
    });
  return {
    asks: waiting !== null,
    run,
    confirmed: () => void (waiting !== null && run(waiting)),
    close: () => setWaiting(null),
  };
}
