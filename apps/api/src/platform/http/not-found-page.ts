/** What a browser is shown at an address where nothing is: a page with the ways on. It has the style of /docs. */
export const NOT_FOUND_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>There is no such page · Clipwright</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<header><h1>There is no such page</h1></header>
<main>
<p>The address may be mistyped, or the page is gone.</p>
<p><a href="/">To your overview</a> · <a href="/videos">Your videos</a> · <a href="/docs">The docs</a></p>
</main>
</body>
</html>
`;

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export const NOT_FOUND_HEADERS = { 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store' };

/** What programs read stays JSON, whatever they say that they take. */
const FOR_PROGRAMS = /^\/(api|dashboard|internal|mcp|media|oauth|v1|\.well-known)(\/|$)/;

/** Whether somebody looks at an address in a browser: a page is asked for, where pages are. */
export const isForReaders = ({
  method,
  path,
  accept = '',
}: {
  method: string;
  path: string;
  accept: string | undefined;
}): boolean => ['GET', 'HEAD'].includes(method) && !FOR_PROGRAMS.test(path) && /\btext\/html\b/.test(accept);
