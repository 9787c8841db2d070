/** Says a number of things in a language: one of them, or several. */
export const counter = (language: string) => {
  const [rules, numbers] = [new Intl.PluralRules(language), new Intl.NumberFormat(language)];
  return (one: string, several: string) =>
    (count: number): string =>
      `${numbers.format(count)} ${rules.select(count) === 'one' ? one : several}`;
};
