import { waitUntil } from './wait-until.mjs';

/** A list that is still folded then was not there yet. */
const UNFOLDS_MS = 3_000;

/** The open fields of one node in n8n's editor. */
export class NodePanel {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** The names of the fields that are shown, in order; those of collections too. */
  async fields() {
    const paths = await this.#page
      .locator('[data-parameter-path^="parameters."]:visible')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('data-parameter-path')));
    return [...new Set(paths)].map((path) => path.split('.').at(-1));
  }

  /** What a field's list offers, once it is there. */
  async offers(field) {
    await this.#unfold(field);
    const names = await this.#options().locator('.option-headline').allInnerTexts();
    await this.#page.keyboard.press('Tab');
    await this.#options().first().waitFor({ state: 'hidden' });
    return names;
  }

  /** What a field shows as chosen, once it is this. */
  async shows(field, text) {
    const input = this.#field(field).locator('input');
    await waitUntil({ what: `${field} to show ${text}` }, async () => (await input.inputValue()) === text);
  }

  /** Chooses from a field's list. */
  async choose(field, name) {
    await this.#unfold(field);
    await this.#options().locator('.option-headline').getByText(name, { exact: true }).click();
  }

  /** Searches the field's list of videos and picks the one that is found; gives what the list said of it. */
  async pick(field, words) {
    await this.#page.locator(`[data-test-id=resource-locator-${field}] input`).last().click();
    await this.#page.locator('[data-test-id=rlc-search]').fill(words);
    const found = this.#page.locator('[data-test-id=rlc-item]', { hasText: words });
    await found.waitFor();
    const name = await found.innerText();
    await found.click();
    return name;
  }

  /** What the list of a field says where it can't be had. */
  async problemOf(field) {
    await this.#page.locator(`[data-test-id=resource-locator-${field}] input`).last().click();
    return this.#page.locator('[data-test-id=rlc-error-container]').innerText();
  }

  /** How many fields the editor marks as wrong. */
  problems() {
    return this.#page.locator('[data-test-id=parameter-issues]').count();
  }

  /** What the editor says of the first field whose list could not be loaded. */
  async firstProblem() {
    const said = this.#page.getByText('There was a problem loading').first();
    const mark = this.#page.locator('[data-test-id=parameter-issues]').first();
    await waitUntil({ what: 'the problem to be told' }, async () => {
      await mark.hover();
      return said.waitFor({ timeout: UNFOLDS_MS }).then(
        () => true,
        () => false,
      );
    });
    return said.innerText();
  }

  /** The labels that end in three dots for want of room. */
  cutLabels() {
    return this.#page.locator('label, label *').evaluateAll((elements) =>
      elements
        .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis')
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map((element) => element.textContent.trim()),
    );
  }

  /** Executes the node alone, until its output has an item. */
  async execute() {
    await this.#page.locator('[data-test-id=node-execute-button]').click();
    await this.#page.locator('[data-test-id=ndv-items-count]').last().waitFor();
  }

  /** A click on a list that is just being loaded does nothing. */
  async #unfold(field) {
    await waitUntil({ what: `the list of ${field}` }, async () => {
      await this.#field(field).click();
      const isOpen = this.#options().first().waitFor({ timeout: UNFOLDS_MS });
      return isOpen.then(
        () => true,
        () => false,
      );
    });
  }

  #options() {
    return this.#page.locator('[data-test-id=parameter-input-item]:visible');
  }

  #field(name) {
    return this.#page.locator(`[data-test-id=parameter-input-${name}]`).first();
  }
}
