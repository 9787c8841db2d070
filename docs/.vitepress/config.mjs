// The site of these pages: `npm run docs:site` builds it into docs/.vitepress/dist, `npm run dev --prefix
// docs` serves it while writing. A link that leads nowhere ends the build.
import { readdirSync, readFileSync } from 'node:fs';

const docs = new URL('..', import.meta.url);

/** The pages of a folder by their own headings, in the order of their file names. */
function pagesOf(folder, first = []) {
  const names = readdirSync(new URL(folder, docs), { recursive: true }).filter(
    (name) => name.endsWith('.md') && name !== 'index.md',
  );
  const ordered = [
    ...first,
    ...names.filter((name) => !first.includes(name)).toSorted((one, other) => (one < other ? -1 : 1)),
  ];
  return ordered.map((name) => ({
    text: titleOf(`${folder}${name}`),
    link: `/${folder}${name.replace(/\.md$/, '')}`,
  }));
}

function titleOf(page) {
  return /^# (.+)$/m.exec(readFileSync(new URL(page, docs), 'utf8'))?.[1].replaceAll('`', '') ?? page;
}

/** What the sidebar has; the section that is read stands first. */
const GROUPS = {
  guide: {
    text: 'Guide',
    items: pagesOf('guide/', [
      'start.md',
      'dashboard.md',
      'credits.md',
      'plans.md',
      'prompts.md',
      'image-to-video.md',
      'retry-safely.md',
      'pace-a-batch.md',
      'plan-a-video.md',
      'long-calls.md',
      'test-without-a-server.md',
      'mcp.md',
      'engines.md',
    ]),
  },
  use: {
    text: 'Use',
    items: [
      { text: 'Use it', link: '/use/' },
      ...pagesOf('use/', [
        'curl.md',
        'python.md',
        'php.md',
        'typescript.md',
        'n8n.md',
        'webhooks.md',
        'http-api.md',
      ]),
    ],
  },
  operate: {
    text: 'Operate',
    items: [
      { text: 'Operate', link: '/operate/' },
      ...pagesOf('operate/', [
        'systemd.md',
        'nginx.md',
        'caddy.md',
        'tls.md',
        'container.md',
        'kubernetes.md',
        'running.md',
        'backup.md',
        'upgrade.md',
        'monitoring.md',
        's3.md',
        'several-machines.md',
        'sizing.md',
        'security.md',
        'troubleshooting.md',
      ]),
    ],
  },
  behind: [
    { text: 'Reference', items: pagesOf('reference/', ['settings.md']) },
    {
      text: '@clipwright/core',
      collapsed: true,
      items: [{ text: 'Modules', link: '/reference/core/' }, ...pagesOf('reference/core/')],
    },
    {
      text: 'Decisions',
      collapsed: true,
      items: [{ text: 'All of them', link: '/decisions/' }, ...pagesOf('decisions/')],
    },
  ],
};

export default {
  title: 'Clipwright',
  description: 'Self-hosted video generation: a prompt or an image becomes an mp4 with one HTTP call.',
  lang: 'en',
  // The mark of apps/api/web.
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/mark.svg' }]],
  lastUpdated: false,
  srcExclude: ['examples/**', 'node_modules/**'],
  // Pages also speak of files beside docs/, which stand in the repository alone.
  ignoreDeadLinks: [
    /\/(?:apps|packages|tests|benchmarks|deploy|examples|scripts|\.github)\//,
    /(?:AGENTS|CONTRIBUTING|SECURITY|CHANGELOG|README|pnpm-workspace\.yaml|\.oxlintrc\.json)$/,
    /^https?:\/\/(?:localhost|127\.0\.0\.1)/,
  ],
  markdown: {
    // Inline code with {{ }} in it, as n8n writes it, is text here and no template.
    config: ({ renderer: { rules } }) => {
      const plain = rules.code_inline;
      rules.code_inline = (...token) => plain(...token).replace('<code', '<code v-pre');
    },
  },
  themeConfig: {
    logo: '/mark.svg',
    nav: [
      { text: 'Guide', link: '/guide/start' },
      { text: 'Use', link: '/use/' },
      { text: 'Operate', link: '/operate/' },
      { text: 'Reference', link: '/reference/settings' },
      { text: 'Decisions', link: '/decisions/' },
    ],
    sidebar: {
      '/use/': [GROUPS.use, GROUPS.operate, GROUPS.guide, ...GROUPS.behind],
      '/operate/': [GROUPS.operate, GROUPS.use, GROUPS.guide, ...GROUPS.behind],
      '/': [GROUPS.guide, GROUPS.use, GROUPS.operate, ...GROUPS.behind],
    },
    outline: [2, 3],
    search: { provider: 'local' },
    footer: { message: 'MIT licence' },
  },
};
