/** How many there are of each; what there is none of is forgotten. */
export class Tally {
  private readonly counts = new Map<string, number>();

  of(name: string | null): number {
    return name === null ? 0 : (this.counts.get(name) ?? 0);
  }

  add(name: string | null): void {
    if (name !== null) this.counts.set(name, this.of(name) + 1);
  }

  remove(name: string | null): void {
    if (name === null) return;
    const left = this.of(name) - 1;
    if (left > 0) this.counts.set(name, left);
    else this.counts.delete(name);
  }
}
