import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(repository, path), 'utf8');

interface Row {
  readonly id: string;
  readonly area: string;
  readonly question: string;
  readonly answer: string;
  readonly says?: string;
  readonly evidence: readonly { readonly file: string; readonly test?: string }[];
}

const ROWS = JSON.parse(read('docs/reference/security-checklist.json')) as Row[];

/** A title as it stands in a string of the source. */
const hasTitle = (source: string, title: string): boolean =>
  source.replaceAll(String.raw`\'`, "'").includes(title);

describe('the security checklist', () => {
  it('has every row once, each answered with yes or no', () => {
    expect(ROWS.map(({ id }) => id)).toEqual(
      Array.from({ length: 102 }, (_, index) => `Q${String(index + 1).padStart(3, '0')}`),
    );
    expect(ROWS.filter(({ answer }) => !['yes', 'no'].includes(answer))).toEqual([]);
  });

  it('shows something for every yes, and says why for every no', () => {
    expect(ROWS.filter(({ answer, evidence }) => answer === 'yes' && evidence.length === 0)).toEqual([]);
    expect(ROWS.filter(({ answer, says = '' }) => answer === 'no' && says.length < 20)).toEqual([]);
  });

  it('names files that are there, and tests that are in them', () => {
    const named = ROWS.flatMap(({ id, evidence }) => evidence.map((each) => ({ id, ...each })));
    expect(named.filter(({ file }) => !existsSync(join(repository, file)))).toEqual([]);
    expect(named.filter(({ file, test }) => test !== undefined && !hasTitle(read(file), test))).toEqual([]);
  });
});

describe('SECURITY.md', () => {
  it('says how to report, how soon there is an answer, what is supported and what a finder may do', () => {
    const page = read('SECURITY.md');
    for (const part of [
      /Report a vulnerability/,
      /within 72 hours/,
      /supported version/,
      /in good faith has nothing to fear/,
      /docs\/reference\/security\.md/,
    ])
      expect(page).toMatch(part);
  });
});

describe('what is installed', () => {
  it('lets no package run a script at its install', () => {
    const workspace = read('pnpm-workspace.yaml');
    expect(workspace).toMatch(/^strictDepBuilds: true$/m);
    expect(/^allowBuilds:\n((?: {2}.+\n)+)/m.exec(workspace)?.[1]?.match(/: true$/gm)).toBeNull();
  });

  it('is asked about at the registry, whose silence is said aloud and whose grave advisories fail the run', async () => {
    const { judgeAudit } = (await import(pathToFileURL(join(repository, 'scripts/audit.mjs')).href)) as {
      judgeAudit(stdout: string): { lines: string[]; fails: boolean };
    };
    const answer = (vulnerabilities: object) => judgeAudit(JSON.stringify({ metadata: { vulnerabilities } }));
    for (const silence of ['', 'Error: 405', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}'])
      expect(judgeAudit(silence)).toEqual({
        fails: false,
        lines: [expect.stringContaining('could not be asked')],
      });
    expect(answer({ low: 0, high: 0 })).toEqual({
      fails: false,
      lines: [expect.stringContaining(': none.')],
    });
    expect(answer({ low: 3, moderate: 1, high: 0 })).toEqual({
      fails: false,
      lines: [expect.stringContaining('3 low, 1 moderate')],
    });
    expect(answer({ high: 1 }).fails).toBe(true);
  });
});
