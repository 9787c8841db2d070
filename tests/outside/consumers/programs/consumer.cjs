const { createClient } = require('@clipwright/core');
const { download } = require('@clipwright/core/download');
const { isClipwrightError } = require('@clipwright/core/errors');

const { BASE_URL: baseUrl, API_KEY: apiKey } = process.env;

void import('./look.mjs')
  .then(({ look }) => look({ createClient, download, isClipwrightError }, { baseUrl, apiKey }))
  .then((facts) => console.log(JSON.stringify(facts)));
