import { useEffect } from 'preact/hooks';
import { hasMoved } from './router.js';

/** What had the focus before a dialog was opened. */
const before = new WeakMap<Element, readonly HTMLElement[]>();

/** What stands around pages stays when one goes: the page that comes takes the focus, and not that. */
const isAroundPages = (element: Element): boolean =>
  element === document.body || element.querySelector('main') !== null;

/**
 * What has the focus, then what is around it, outwards, and around a dialog what had it before; nothing where
 * nothing has it.
 */
export function focusPath(): readonly HTMLElement[] {
  const path: HTMLElement[] = [];
  let at: Element | null = document.activeElement;
  while (at instanceof HTMLElement && !isAroundPages(at)) {
    path.push(at);
    const earlier = before.get(at);
    if (earlier !== undefined) return [...path, ...earlier];
    at = at.parentElement;
  }
  return path;
}

/** Opens a dialog; what is given puts the focus back once it is gone. */
export function openDialog(dialog: HTMLDialogElement): () => void {
  const earlier = focusPath();
  before.set(dialog, earlier);
  dialog.showModal();
  return () => keepFocusNear(earlier);
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * After what had the focus is gone: gives it to the nearest thing around it that is still there, so that the
 * next key goes on from there and not from the top of the page.
 */
export function keepFocusNear(path: readonly HTMLElement[]): void {
  setTimeout(() => {
    const near = path.find((element) => element.isConnected);
    if (isLost() && near !== undefined) take(near);
  });
}

/** Elements that are no controls take the focus once they may. */
function take(element: HTMLElement): void {
  if (!element.matches('a, button, input, select, textarea, summary, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** On a page that was gone to: where the link to it is gone, the page itself has the focus. */
export function useArrival(page: { readonly current: HTMLElement | null }, path: string): void {
  useEffect(() => {
    if (hasMoved() && isLost() && page.current !== null) take(page.current);
  }, [path]);
}
