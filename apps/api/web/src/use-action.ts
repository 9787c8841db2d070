import { useRef, useState } from 'preact/hooks';
import { Refused, sentenceOf } from './call.js';
import { focusPath, keepFocusNear } from './focus.js';
import { leaveWhenSignedOut } from './use-loaded.js';

/** Something that a person sets off: whether it is under way, and why it did not work. */
export interface Action {
  readonly busy: boolean;
  readonly fault: string | null;
  /** The field of the request that the fault is about. */
  readonly param: string | null;
  /** Not while it is under way: a button that waits keeps the focus, so it can still be pressed. */
  run(work: () => Promise<unknown>): Promise<void>;
}

export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [param, setParam] = useState<string | null>(null);
  const underWay = useRef(false);

  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    const focused = focusPath();
    setBusy(true);
    setFault(null);
    setParam(null);
    try {
      await work();
    } catch (error) {
      leaveWhenSignedOut(error);
      setFault(sentenceOf(error));
      setParam(error instanceof Refused ? error.param : null);
    } finally {
      underWay.current = false;
      setBusy(false);
      keepFocusNear(focused);
    }
  };
  return { busy, fault, param, run };
}
