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

/** What a picture has around its nodes, and below them for their names. */
const MARGIN_PX = 60;
const NAME_PX = 80;
const BUTTONS = [
  'canvas-controls',
  'canvas-handle-plus-wrapper',
  'execute-workflow-button',
  'workflow-chat-button',
]
  .map((id) => `[data-test-id=${id}]`)
  .join();

export const hasChromium = existsSync(CHROMIUM);

/** A list that is on its way says so in place of what is chosen. */
const LISTS_ARE_THERE =
  "[...document.querySelectorAll('input')].every(({ value }) => !value.startsWith('Loading'))";

/** n8n's editor in a real browser, as its owner sees it. */
export class Editor {
  #page;
  #browser;

  /** Opens a browser in which `owner` is signed in. */
  static async open({ origin, owner }) {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS, timeout: PATIENCE_MS });
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(PATIENCE_MS);
    const { email: emailOrLdapLoginId, password } = owner;
    await page.request.post('/rest/login', { data: { emailOrLdapLoginId, password }, timeout: PATIENCE_MS });
    return new Editor(browser, page);
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

  /** Adds a node by its action, and gives what its open fields are: see `#whatIsOpen`. */
  async add(action) {
    await this.#item(action).click();
    return this.#whatIsOpen();
  }

  /** Adds the nodes of a workflow's file, as its menu does, and waits until there are so many. */
  async importFile(path, count) {
    await this.#page.locator('[data-test-id=workflow-import-input]').setInputFiles(path);
    await this.#page
      .locator('[data-test-id=canvas-node]')
      .nth(count - 1)
      .waitFor();
  }

  /** Takes everything from the canvas, by its keys. */
  async clear() {
    await this.#at('canvas').click({ position: { x: 20, y: 300 } });
    await this.#page.keyboard.press('Control+a');
    await this.#page.keyboard.press('Delete');
    await this.#at('canvas-add-button').waitFor();
  }

  /** Opens a workflow that is there, or one execution of it. */
  async openWorkflow(id, executionId) {
    await this.#page.goto(`/workflow/${id}${executionId === undefined ? '' : `/executions/${executionId}`}`);
    await this.#wholeCanvas();
  }

  /** The nodes on the canvas, and which of them have a red mark. */
  async nodes() {
    const nodes = this.#page.locator('[data-test-id=canvas-node]');
    const names = (those) => those.evaluateAll((found) => found.map((node) => node.dataset.nodeName));
    return {
      names: await names(nodes),
      marked: await names(nodes.filter({ has: this.#page.locator('[data-test-id=node-issues]') })),
    };
  }

  /** Opens a node's fields, and gives what they are: see `#whatIsOpen`. */
  async openFields(name) {
    await this.#node(name).dblclick();
    return this.#whatIsOpen();
  }

  /** Waits until one of the open fields is shown as an expression: their editor is loaded when it is first needed. */
  async showsExpression() {
    await this.#at('inline-expression-editor-input').waitFor();
  }

  /** What a closed choice among the open fields offers when it is clicked. */
  async choicesOf(field) {
    await this.#at(`parameter-input-${field}`).click();
    const items = this.#page.locator('.el-select-dropdown__item:visible');
    await items.first().waitFor();
    const texts = await items.allInnerTexts();
    await this.#page.keyboard.press('Escape');
    await items.first().waitFor({ state: 'hidden' });
    return texts.map((text) => text.split('\n')[0]);
  }

  /** Runs the open node alone; gives what the output pane says of its failure. */
  async failureOf() {
    await this.#at('node-execute-button').click();
    await this.#at('node-error-message').waitFor();
    return {
      message: await this.#at('node-error-message').innerText(),
      description: await this.#at('node-error-description').innerText(),
    };
  }

  /** What the output pane of the open node shows. */
  async outputPane(pattern) {
    const pane = this.#at('output-panel');
    await pane.getByText(pattern).first().waitFor();
    return pane.innerText();
  }

  /** Whether a node is offered to whoever adds a tool to an agent and types these words. */
  async offersTool(agent, { words, node }) {
    await this.#node(agent).locator('[data-test-id=canvas-handle-plus]').last().click();
    await this.#at('node-creator-search-bar').fill(words);
    return this.#item(node)
      .waitFor({ timeout: SEARCH_MS })
      .then(
        () => true,
        () => false,
      );
  }

  /** Has the system of whoever looks prefer a theme: light or dark. */
  async prefer(theme) {
    await this.#page.emulateMedia({ colorScheme: theme });
  }

  /** The colour behind everything, and the address of a node's icon on the canvas. */
  async look(node) {
    return {
      ground: await this.#page.evaluate('getComputedStyle(document.body).backgroundColor'),
      icon: await this.#node(node).locator('img').first().getAttribute('src'),
    };
  }

  /** A picture of the canvas without its buttons, no larger than its nodes; as bytes of a WebP. */
  async pictureOfCanvas() {
    await this.#page.addStyleTag({ content: `:is(${BUTTONS}) { visibility: hidden }` });
    const boxes = await this.#page
      .locator('.vue-flow__node')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON()));
    const [left, top] = ['left', 'top'].map((side) => Math.min(...boxes.map((box) => box[side])));
    const [right, bottom] = ['right', 'bottom'].map((side) => Math.max(...boxes.map((box) => box[side])));
    return this.#picture({
      x: left - MARGIN_PX,
      y: top - MARGIN_PX,
      width: right - left + 2 * MARGIN_PX,
      height: bottom - top + MARGIN_PX + NAME_PX,
    });
  }

  /** A picture of all that the window shows, once its lists have come from the server; as bytes of a WebP. */
  async pictureOfWindow() {
    await this.#page.waitForFunction(LISTS_ARE_THERE);
    return this.#picture({ x: 0, y: 0, ...this.#page.viewportSize() });
  }

  /** Closes the fields of the node that was added last. */
  async leaveFields() {
    await this.#at('ndv-close-button').click();
    await this.#at('node-parameters').waitFor({ state: 'hidden' });
  }

  async #picture(clip) {
    const session = await this.#page.context().newCDPSession(this.#page);
    const format = { format: 'webp', quality: 80 };
    const { data } = await session.send('Page.captureScreenshot', { ...format, clip: { ...clip, scale: 1 } });
    return Buffer.from(data, 'base64');
  }

  /** The names of the open fields, and how many buttons offer to have a model fill one in. */
  async #whatIsOpen() {
    await this.#at('node-parameters').waitFor();
    const fields = this.#page.locator('[data-test-id=node-parameters]:visible');
    await fields.locator('label[for]:visible').first().waitFor();
    return {
      fields: await fields
        .locator('label[for]:visible')
        .evaluateAll((labels) => labels.map((label) => label.getAttribute('for'))),
      modelButtons: await fields.locator('[data-test-id=from-ai-override-button]').count(),
    };
  }

  /** Waits for the nodes, and fits all of them into the window. */
  async #wholeCanvas() {
    await this.#at('canvas-node').waitFor();
    await this.#at('zoom-to-fit').click();
  }

  #node(name) {
    return this.#page.locator(`[data-test-id=canvas-node][data-node-name="${name}"]`);
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
