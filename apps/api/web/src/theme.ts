/** Where theme.js reads it before the page is seen. */
const CHOSEN = 'clipwright:theme';

export type Theme = 'light' | 'dark';

/** The look that somebody chose in this browser; null: the system's. */
export function chosenTheme(): Theme | null {
  const chosen = document.documentElement.dataset['theme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : null;
}

/** Looks so from now on, also after the page is loaded anew. */
export function chooseTheme(theme: Theme | null): void {
  const { dataset } = document.documentElement;
  if (theme === null) delete dataset['theme'];
  else dataset['theme'] = theme;
  if (theme === null) localStorage.removeItem(CHOSEN);
  else localStorage.setItem(CHOSEN, theme);
}
