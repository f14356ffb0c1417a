import { expect, waitFor, within } from 'storybook/test';

/** A message with every element that a text may have. */
export const MESSAGE = [
  '<h2>Nabór od 4 stycznia</h2>',
  '<p>Wnioski przyjmujemy <strong>do 29 stycznia 2027</strong>. Zasady opisuje <a href="https://urzad.example/uchwala">uchwała rady gminy</a>.</p>',
  '<h3>Co przygotować</h3>',
  '<ul><li><p>umowę ze żłobkiem</p></li><li><p>zaświadczenie o zatrudnieniu:</p><ol><li><p>jednego rodzica</p></li><li><p>drugiego rodzica</p></li></ol></li></ul>',
  '<blockquote><p>Dofinansowanie wynosi do 1 500 zł na miesiąc.</p></blockquote>',
  '<table><tbody><tr><th><p>Miesiąc</p></th><th><p>Kwota</p></th></tr><tr><td><p>styczeń</p></td><td><p>1 500 zł</p></td></tr></tbody></table>',
].join('');

/** The element of a story with the editor, once it is loaded. */
export async function editorIn(canvasElement: HTMLElement, name = 'Treść ogłoszenia') {
  const canvas = within(canvasElement);
  const toolbar = await canvas.findByRole('toolbar', { name: `Formatowanie ${name}` });
  const text = await canvas.findByRole('textbox', { name });
  const tool = (label: string) => within(toolbar).getByRole('button', { name: label });

  return { canvas, toolbar, text, tool };
}

/** Selects whole words of the text, as a person does by dragging. */
export async function selectWords(text: HTMLElement, words: string) {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    text.focus();
    document.getSelection()?.setBaseAndExtent(node, at, node, at + words.length);
    // The editor reads the selection from an event that is fired after this task.
    await waitFor(() => expect(document.getSelection()?.toString()).toBe(words));
    await new Promise(requestAnimationFrame);
    return;
  }
  throw new Error(`The text has no "${words}".`);
}

/** Loaded before the story, so that the result does not depend on the loading time. */
export const loadEditor = async () => {
  await Promise.all([import('../editor-box'), import('../rich-text')]);
};

interface Brought {
  html?: string;
  text?: string;
  files?: readonly File[];
}

/** A paste or a drop with the data of a program: no script can put HTML or files into the real clipboard. */
export function bringIn(
  text: HTMLElement,
  how: 'paste' | 'drop',
  { html, text: plain, files = [] }: Brought,
) {
  const data = new DataTransfer();
  if (html !== undefined) data.setData('text/html', html);
  if (plain !== undefined) data.setData('text/plain', plain);
  for (const file of files) data.items.add(file);
  const { left, top } = text.getBoundingClientRect();
  const init = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20 };
  const event =
    how === 'paste'
      ? new ClipboardEvent('paste', { ...init, clipboardData: data })
      : new DragEvent('drop', { ...init, dataTransfer: data });
  text.dispatchEvent(event);
}

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A valid picture of so many bytes: decoders ignore the bytes after its end. */
export function pictureOfBytes(bytes: number): File {
  const picture = Uint8Array.from(atob(PNG), (letter) => letter.charCodeAt(0));
  return new File([picture, new Uint8Array(bytes - picture.length)], 'obraz.png', { type: 'image/png' });
}
