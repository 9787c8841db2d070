import type { Page } from 'playwright-core';

interface Given {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Drops or pastes a file onto a page, as a browser tells it. As text: these tests are compiled without a browser's types. */
export async function giveImage(
  page: Page,
  way: 'drop' | 'paste',
  { name, mimeType, buffer }: Given,
): Promise<void> {
  const [bytes, file, type] = [buffer.toString('base64'), name, mimeType].map((text) => JSON.stringify(text));
  await page.evaluate(`(() => {
    const bytes = Uint8Array.from(atob(${bytes}), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], ${file}, { type: ${type} }));
    const event = ${way === 'drop' ? `new DragEvent('drop', { dataTransfer: data, ` : `new ClipboardEvent('paste', { clipboardData: data, `} bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
  })()`);
}
