/** A prompt as it is sent: expressions give numbers too, where a form or a sheet held nothing else. */
export function promptText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return (value ?? '') as string;
}
