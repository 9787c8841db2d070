/**
 * What pages name and these tests can't run: all of it, each with its reason. A line with one of them is read by
 * the shell's own parser, and every file of the repository in it has to be there.
 */
export const PROGRAMS: Readonly<Record<string, string>> = {
  age: 'a program of others, which gets what the backup writes',
  'apt-get': 'this machine would get other programs',
  certbot: 'the name is nobody’s, so that no authority gives a certificate for it',
  docker: 'no Docker engine is here; buildah builds and runs the image in tests/outside/container',
  git: 'another clone, or another version, would be fetched',
  journalctl: 'no systemd is here as the first process',
  kubectl: 'no cluster is here; the manifests are held against the schemas of Kubernetes',
  nginx: 'it would look for the certificate of the page; tests/outside/deploy starts it with one',
  pg_dump: 'a PostgreSQL of your own is copied by its own program',
  pg_restore: 'a PostgreSQL of your own is copied by its own program',
  systemctl: 'no systemd is here as the first process',
  'systemd-run': 'no systemd is here as the first process',
  useradd: 'this machine would get another user',
};

export const PHRASES: Readonly<Record<string, string>> = {
  'doctor --through': 'it holds calls for minutes; tests/outside/long-calls does it behind nginx',
  '-o clipwright': 'this machine has no such user',
  'npm start': 'it does not end; tests/start types it',
  's3.example.com': 'a store of yours; tests/outside/s3 gives the same commands to Ceph',
  'ssh ': 'another machine',
  'video.example.com:443': 'the name is nobody’s',
};

/** Files of the repository that pages show whole, and the tests that run them as they stand. */
export const SHOWN_FILES: Readonly<Record<string, string>> = {
  'deploy/Caddyfile': 'tests/outside/deploy.test.ts',
  'deploy/clipwright.service': 'tests/outside/deploy.test.ts',
  'deploy/nginx.conf': 'tests/outside/deploy.test.ts',
};

/** Why a line is not run, or null where it is. */
export function reasonNotToRun(line: string): string | null {
  for (const [phrase, reason] of Object.entries(PHRASES)) if (line.includes(phrase)) return reason;
  const program = programsOf(line).find((name) => Object.hasOwn(PROGRAMS, name));
  return program === undefined ? null : (PROGRAMS[program] ?? null);
}

/** The programs that a line of shell starts, as far as they stand at the beginning of a command. */
const programsOf = (line: string): string[] =>
  line
    .split(/&&|\|\|?|;|\n|'/)
    .map((command) => command.trim().replace(/^(?:[A-Z_]+=\S+\s+|time\s+)*/, ''))
    .map((command) => command.split(/\s/)[0] ?? '');

/** Lines of shell, those that go on behind a backslash or in a loop as one. */
export function shellLines(text: string): string[] {
  const lines: string[] = [];
  let open = '';
  let depth = 0;
  for (const line of text.split('\n')) {
    open = open === '' ? line : `${open}\n${line}`;
    depth += opened(line);
    if (line.endsWith('\\') || depth > 0 || (open.match(/'/g)?.length ?? 0) % 2 === 1) continue;
    lines.push(open);
    open = '';
  }
  return [...lines, open].filter((line) => line.trim() !== '');
}

const opened = (line: string): number =>
  (line.match(/^\s*(?:for|while|until|if)\b/g)?.length ?? 0) -
  (line.match(/(?:^|;\s*)(?:done|fi)\b/g)?.length ?? 0);
