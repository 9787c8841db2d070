import { waitUntil } from './wait-until.mjs';

/** The open fields of one node in n8n's editor. */
export class NodePanel {
  #page;

  constructor(page) {
    this.#page = page;
  }

  /** The names of the fields that are shown, in order; those of collections too. */
  async fields() {
    const ids = await this.#page
      .locator('[data-test-id^=parameter-input-]:not([data-test-id=parameter-input-item])')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('data-test-id')));
    return ids.map((id) => id.replace('parameter-input-', ''));
  }

  /** What a field's list offers, once it is there. */
  async offers(field) {
    await this.#field(field).click();
    const options = this.#page.locator('[data-test-id=parameter-input-item]:visible');
    await options.first().waitFor();
    const names = await options.locator('.option-headline').allInnerTexts();
    await this.#page.keyboard.press('Escape');
    await options.first().waitFor({ state: 'hidden' });
    return names;
  }

  /** What a field shows as chosen, once it is this. */
  async shows(field, text) {
    const input = this.#field(field).locator('input');
    await waitUntil({ what: `${field} to show ${text}` }, async () => (await input.inputValue()) === text);
  }

  /** Chooses from a field's list. */
  async choose(field, name) {
    await this.#field(field).click();
    const headline = this.#page.locator('[data-test-id=parameter-input-item]:visible .option-headline');
    await headline.getByText(name, { exact: true }).click();
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

  /** What is marked as wrong with the first such field. */
  async firstProblem() {
    await this.#page.locator('[data-test-id=parameter-issues]').first().hover();
    return this.#page.locator('[role=tooltip]').first().innerText();
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

  #field(name) {
    return this.#page.locator(`[data-test-id=parameter-input-${name}]`).first();
  }
}
