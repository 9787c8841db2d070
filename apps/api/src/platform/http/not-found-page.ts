import type { ReaderLanguage } from './reader-language.js';

interface NotFoundWords {
  readonly title: string;
  readonly text: string;
  readonly overview: string;
  readonly videos: string;
  readonly docs: string;
}

const WORDS: Readonly<Record<ReaderLanguage, NotFoundWords>> = {
  en: {
    title: 'There is no such page',
    text: 'The address may be mistyped, or the page is gone.',
    overview: 'To your overview',
    videos: 'Your videos',
    docs: 'The docs',
  },
  de: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Adresse vertippt, oder die Seite ist weg.',
    overview: 'Zu deiner Übersicht',
    videos: 'Deine Videos',
    docs: 'Die Doku',
  },
  es: {
    title: 'Esta página no existe',
    text: 'Puede que la dirección esté mal escrita o que la página ya no esté.',
    overview: 'A tu resumen',
    videos: 'Tus vídeos',
    docs: 'La documentación',
  },
  fr: {
    title: "Cette page n'existe pas",
    text: "L'adresse est peut-être mal tapée, ou la page n'est plus là.",
    overview: 'À votre aperçu',
    videos: 'Vos vidéos',
    docs: 'La documentation',
  },
};

/** What a browser is shown at an address where nothing is: a page with the ways on. It has the style of /docs. */
export function notFoundPage(language: ReaderLanguage): string {
  const { title, text, overview, videos, docs } = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Clipwright</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<header><h1>${title}</h1></header>
<main>
<p>${text}</p>
<p><a href="/">${overview}</a> · <a href="/videos">${videos}</a> · <a href="/docs">${docs}</a></p>
</main>
</body>
</html>
`;
}

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
