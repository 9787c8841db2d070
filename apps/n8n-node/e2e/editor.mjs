import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { NodePanel } from './node-panel.mjs';

const CHROMIUM = '/usr/bin/chromium';
/** Nothing of Chromium's own calls home, and it runs as root too. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PATIENCE_MS = 120_000;
/** A search that goes on for longer has found nothing. */
const SEARCH_MS = 20_000;

export const hasChromium = existsSync(CHROMIUM);

/** n8n's editor in a real browser, as its owner sees it. */
export class Editor {
  #page;
  #browser;

  /** Signs in and opens a new workflow. */
  static async open({ origin, owner }) {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS, timeout: PATIENCE_MS });
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(PATIENCE_MS);
    const editor = new Editor(browser, page);
    await page.goto('/signin');
    await page.locator('input[name=emailOrLdapLoginId]').fill(owner.email);
    await page.locator('input[name=password]').fill(owner.password);
    await page.locator('[data-test-id=form-submit-button]').click();
    await page.waitForURL(/home|workflow/);
    return editor;
  }

  constructor(browser, page) {
    this.#browser = browser;
    this.#page = page;
  }

  async close() {
    await this.#browser.close();
  }

  /** A new workflow without a node. */
  async emptyWorkflow() {
    await this.#page.goto('/workflow/new');
    await this.#at('canvas-add-button').waitFor();
  }

  /** A new workflow that begins with a click. */
  async newWorkflow() {
    await this.emptyWorkflow();
    await this.#page.keyboard.press('n');
    await this.#item('Trigger manually').click();
    await this.#at('canvas-node').waitFor();
    await this.#page.keyboard.press('Escape');
  }

  /** Opens a node of a saved workflow. */
  async openNode(workflowId, name) {
    await this.#page.goto(`/workflow/${workflowId}`);
    await this.#page.locator(`[data-test-id=canvas-node][data-node-name=${JSON.stringify(name)}]`).dblclick();
    await this.#at('node-execute-button').waitFor();
    return new NodePanel(this.#page);
  }

  /** Whether a node is offered to whoever presses N and types these words. */
  async offers(node, words) {
    await this.#search(words);
    const outcome = this.#item(node)
      .or(this.#page.getByText(`No results for "${words}"`))
      .first();
    const found = await outcome.waitFor({ timeout: SEARCH_MS }).then(
      () => this.#item(node).isVisible(),
      () => false,
    );
    await this.#at('canvas').click({ position: { x: 20, y: 300 } });
    await this.#at('node-creator').waitFor({ state: 'hidden' });
    return found;
  }

  /** Opens the actions of a node that the words find, and gives their names. */
  async actionsOf(node) {
    await this.#search(node);
    await this.#item(node).click();
    await this.#at('node-creator-category-item').waitFor();
    await this.#item(node).waitFor({ state: 'hidden' });
    return this.#names();
  }

  /**
   * Adds a node by its action, and gives what its open fields are, and how many buttons offer to have a model
   * fill one in.
   */
  async add(action) {
    await this.#item(action).click();
    await this.#at('node-execute-button').waitFor();
    const ids = await this.#page
      .locator('[data-test-id^=parameter-input-]')
      .evaluateAll((fields) => fields.map((field) => field.getAttribute('data-test-id')));
    return {
      fields: ids.map((id) => id.replace('parameter-input-', '')),
      modelButtons: await this.#page.locator('[data-test-id=from-ai-override-button]').count(),
    };
  }

  /** Closes the fields of the node that was added last. */
  async leaveFields() {
    await this.#at('ndv-close-button').click();
    await this.#at('node-execute-button').waitFor({ state: 'hidden' });
  }

  async #search(words) {
    await this.#page.keyboard.press('n');
    await this.#at('node-creator-search-bar').fill(words);
  }

  #at(id) {
    return this.#page.locator(`[data-test-id=${id}]`).first();
  }

  #item(name) {
    return this.#page
      .locator('[data-test-id=node-creator-item-name]')
      .getByText(name, { exact: true })
      .first();
  }

  #names() {
    return this.#page.locator('[data-test-id=node-creator-item-name]').allInnerTexts();
  }
}
