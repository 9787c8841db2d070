/** The settings can't be used. `problems` names every wrong one, each with what it takes and what came. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(
      [
        'Clipwright did not start, because of its settings:',
        ...problems.map((problem) => `  - ${problem}`),
      ].join('\n'),
    );
    this.name = 'ConfigError';
  }
}
