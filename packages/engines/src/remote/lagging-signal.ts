/**
 * A signal that follows another one a while later, for a start whose answer says what is to be canceled. To
 * be released once the call has ended.
 */
export function laggingSignal(
  signal: AbortSignal,
  lagMs: number,
): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const follow = (): void => {
    timer = setTimeout(() => controller.abort(signal.reason), lagMs);
  };
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  const release = (): void => {
    signal.removeEventListener('abort', follow);
    clearTimeout(timer);
  };
  return { signal: controller.signal, release };
}
