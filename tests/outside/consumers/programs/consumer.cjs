const { createClient } = require('@clipwright/core');
const { isClipwrightError } = require('@clipwright/core/errors');

const { BASE_URL: baseUrl, API_KEY: apiKey } = process.env;

void import('./look.mjs')
  .then(({ look }) => look({ createClient, isClipwrightError }, { baseUrl, apiKey }))
  .then((facts) => console.log(JSON.stringify(facts)));
