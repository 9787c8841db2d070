/** Prints facts: one JSON line, or one aligned line for each. */
export function print(
  facts: Readonly<Record<string, string | number | boolean>>,
  { json = false }: { json?: boolean },
): void {
  if (json) {
    process.stdout.write(`${JSON.stringify(facts)}\n`);
    return;
  }
  const width = Math.max(...Object.keys(facts).map((name) => name.length));
  for (const [name, value] of Object.entries(facts))
    process.stdout.write(`${name.padEnd(width)}  ${value}\n`);
  process.stdout.write('\n');
}
