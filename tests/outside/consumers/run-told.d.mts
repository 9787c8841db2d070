/** Runs a program to its end and gives what it printed. @throws what it complained of */
export function runTold(
  program: string,
  args: readonly string[],
  options?: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> },
): Promise<string>;
