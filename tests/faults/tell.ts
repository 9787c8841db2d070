/** Prints a seed or a measured number beside the test report. */
export function tell(line: string): void {
  process.stderr.write(`  [faults] ${line}\n`);
}
