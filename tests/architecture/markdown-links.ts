import { posix } from 'node:path';
import type { TrackedFile } from './tracked-files.js';

const fence = /^(```|~~~)[\s\S]*?^\1/gm;
const link = /\]\(([^()\s]+)(?:\s+"[^"]*")?\)/g;
const namedAnchor = /<a (?:id|name)="([^"]+)">/g;
const heading = /^#{1,6}\s+(.+)$/gm;

/** The anchor that a heading gets: lower case, punctuation gone, spaces to hyphens. */
function anchorOf(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/**
 * The same heading again gets a number behind it, as GitHub and VitePress count; a page may also name its
 * anchors.
 */
function anchorsIn(text: string): Set<string> {
  const named = [...text.matchAll(namedAnchor)].map(([, id]) => id ?? '');
  const seen = new Map<string, number>();
  const made = [...text.replace(fence, '').matchAll(heading)].map(([, title]) => {
    const anchor = anchorOf(title ?? '');
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
  return new Set([...named, ...made]);
}

const isOutside = (target: string) => /^[a-z][a-z+.-]*:/i.test(target);

/** What is wrong with one link of a page, or null. */
function faultOf(page: TrackedFile, target: string, texts: ReadonlyMap<string, string>): string | null {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page.path : posix.join(posix.dirname(page.path), decodeURI(path));
  const isFolder = [...texts.keys()].some((known) => known.startsWith(`${file.replace(/\/$/, '')}/`));
  if (!texts.has(file) && !isFolder) return `${page.path}: ${target} leads nowhere`;
  const hasAnchor = anchor === undefined || anchorsIn(texts.get(file) ?? '').has(anchor);
  return hasAnchor ? null : `${page.path}: ${target} names a heading that is not there`;
}

/**
 * Every relative link of the pages that does not resolve. `texts` are all files by path; binary ones may be
 * empty.
 */
export function brokenLinks(pages: readonly TrackedFile[], texts: ReadonlyMap<string, string>): string[] {
  return pages.flatMap((page) => {
    const targets = [...page.text.replace(fence, '').matchAll(link)].map(([, target]) => target ?? '');
    const inside = targets.filter((target) => !isOutside(target));
    return inside.map((target) => faultOf(page, target, texts)).filter((fault) => fault !== null);
  });
}
