import { useState } from 'preact/hooks';
import { sentenceOf } from './call.js';
import { leaveWhenSignedOut } from './use-loaded.js';

/** Something that a person sets off: whether it is under way, and why it did not work. */
export interface Action {
  readonly busy: boolean;
  readonly fault: string | null;
  run(work: () => Promise<unknown>): Promise<void>;
}

export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      await work();
    } catch (error) {
      leaveWhenSignedOut(error);
      setFault(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, run };
}
