import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { call } from '../call.js';
import { Choice } from '../parts/field.js';
import { chooseTheme, chosenTheme, type Theme } from '../theme.js';
import { chooseLanguage, chosenLanguage, speak, spokenLanguage, words } from '../words.js';
import { isLanguage, LANGUAGES } from '../words/languages.js';

/** In which language the pages speak, and whether they are light or dark, in this browser. */
export function LooksCard(): JSX.Element {
  const [theme, setTheme] = useState(chosenTheme);
  const w = words().account;
  const take = (name: string): void => {
    const chosen = name === '' ? null : (name as Theme);
    chooseTheme(chosen);
    setTheme(chosen);
  };
  const say = (tag: string): void => {
    chooseLanguage(isLanguage(tag) ? tag : null);
    void speak().then(() => call('PUT', 'language', { language: spokenLanguage() }).catch(() => undefined));
  };
  return (
    <section class="card" aria-labelledby="looks-title">
      <h2 id="looks-title">{w.looks}</h2>
      <Choice
        label={w.language}
        value={chosenLanguage() ?? ''}
        choices={[['', w.byBrowser], ...Object.entries(LANGUAGES)]}
        onChoice={say}
      />
      <Choice
        label={w.theme}
        value={theme ?? ''}
        choices={[
          ['', w.system],
          ['light', w.light],
          ['dark', w.dark],
        ]}
        onChoice={take}
      />
      <p class="hint">{w.kept}</p>
    </section>
  );
}
