/** Style of the page at /docs. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --text: #1d2430; --muted: #566072; --line: #d9dee7; --paper: #fff; --code: #f3f5f9; --accent: #1f5fd0; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e8ecf3; --muted: #a3adbd; --line: #323a48; --paper: #12161d; --code: #1c222c; --accent: #8ab4ff; }
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--text); background: var(--paper); font: 16px/1.6 system-ui, sans-serif; }
header, nav, main { max-width: 60rem; margin: 0 auto; padding: 0 1.5rem; }
header { padding-top: 3rem; }
h1 { font-size: 2.25rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.375rem; line-height: 1.3; margin: 3rem 0 .5rem; padding-top: 1.5rem; border-top: 1px solid var(--line); }
p { margin: .5rem 0 1rem; }
a { color: var(--accent); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 1rem 0; padding: 0; list-style: none; }
.route b { color: var(--accent); }
code, pre { font: 0.875rem/1.6 ui-monospace, monospace; }
:not(pre) > code { padding: .1em .3em; border-radius: 4px; background: var(--code); display: inline-block; max-width: 100%; overflow-wrap: break-word; }
:is(th, td) > code { white-space: nowrap; }
pre { margin: 0; padding: 1rem; overflow-x: auto; border-radius: 8px; background: var(--code); }
figure { margin: 1rem 0; }
figcaption { margin-bottom: .25rem; color: var(--muted); font-size: .875rem; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
thead th { color: var(--muted); font-size: .875rem; }
main { padding-bottom: 4rem; }
`;
