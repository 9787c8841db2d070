import { isHandedOver } from '@clipwright/core/engine';

/**
 * Does the work of a run. Once its signal is aborted, what was begun is canceled, unless another attempt
 * carries it on, and the signal's reason is thrown, whatever the abort made fail.
 */
export async function untilAborted<T>(
  signal: AbortSignal,
  work: () => Promise<T>,
  cancel: () => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!signal.aborted) throw error;
    if (!isHandedOver(signal.reason)) await cancel();
    throw signal.reason;
  }
}
