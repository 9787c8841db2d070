import type { ReaderLanguage } from '../../../platform/http/reader-language.js';
import { SHARE_WORDS } from './share-words.js';
import type { SharedVideo } from './shared-video.service.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Only what lies under this page: no script, no form, no other host. */
export const SHARE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; media-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** What a messenger shows of the link, by Open Graph. */
function tagsOf(video: SharedVideo, { title, at }: { title: string; at: string }): string {
  const { width, height, hasPoster } = video;
  const pictured = hasPoster
    ? [
        ['og:image', `${at}/poster.jpg`],
        ['og:image:type', 'image/jpeg'],
      ]
    : [];
  const tags = [
    ['og:site_name', 'Clipwright'],
    ['og:type', 'video.other'],
    ['og:title', title],
    ['og:url', at],
    ...pictured,
    ['og:video', `${at}/video.mp4`],
    ['og:video:type', 'video/mp4'],
    ['og:video:width', String(width)],
    ['og:video:height', String(height)],
  ];
  const meta = tags.map(
    ([name = '', content = '']) => `<meta property="${name}" content="${escaped(content)}">`,
  );
  return [...meta, `<meta name="twitter:card" content="summary_large_image">`].join('\n');
}

interface Page {
  readonly language: ReaderLanguage;
  readonly title: string;
  /** Markup, for the head and for the middle. */
  readonly head?: string;
  readonly main: string;
}

const pageOf = ({ language, title, head = '', main }: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="dark">
<title>${escaped(title)}</title>
${head}
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/s/style.css">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${main}
</main>
<footer><p>${escaped(SHARE_WORDS[language].made)}</p></footer>
</body>
</html>
`;

/** The page of a link that is over, or that nobody made: which of the two is not told. */
export const endedPage = (language: ReaderLanguage): string =>
  pageOf({
    language,
    title: SHARE_WORDS[language].endedTitle,
    main: `<p>${escaped(SHARE_WORDS[language].ended)}</p>`,
  });

/** The page of a link, complete as it is sent. */
export function sharePage(video: SharedVideo, origin: string, language: ReaderLanguage): string {
  const { token, width, height, hasPoster } = video;
  const title = video.title ?? SHARE_WORDS[language].untitled;
  const path = `/s/${token}`;
  const poster = hasPoster ? ` poster="${path}/poster.jpg"` : '';
  return pageOf({
    language,
    title,
    head: tagsOf(video, { title, at: `${origin}${path}` }),
    main: `<video controls playsinline loop preload="metadata" width="${width}" height="${height}"${poster} src="${path}/video.mp4" aria-label="${escaped(title)}"></video>`,
  });
}

/** The clip is the page: dark around it, in its own shape, as large as the window lets it. */
export const SHARE_STYLE = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; display: grid; grid-template-rows: 1fr auto; gap: 1rem; padding: 1.25rem;
  background: #15130f; color: #f3efe8; font: 400 0.9375rem/1.5 ui-sans-serif, system-ui, 'Segoe UI', 'Noto Sans', sans-serif; }
main { display: grid; gap: 1rem; justify-items: center; align-content: center; grid-template-columns: minmax(0, 1fr); }
h1 { margin: 0; max-width: 44rem; font-size: 1.25rem; line-height: 1.35; font-weight: 600; text-align: center; overflow-wrap: anywhere; }
video { display: block; width: auto; height: auto; max-width: 100%; max-height: 76vh; max-height: 76dvh; border-radius: 10px; background: #0b0a08; }
video:focus-visible { outline: 2.5px solid #ff9262; outline-offset: 2px; }
main p { margin: 0; max-width: 34rem; text-align: center; color: #b0a79b; }
footer { text-align: center; color: #b0a79b; font-size: 0.8125rem; }
footer p { margin: 0; }
`;
