import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { hand } from '../../../internal/testing/hand';

/** Answers a field, of which it gets the frame, as a person does. */
export type Enter = (frame: HTMLElement) => Promise<void>;

/** Types into the boxes of the field, one text each. */
export const types =
  (...texts: readonly string[]): Enter =>
  async (frame) => {
    const boxes = boxesIn(frame);
    for (const [at, text] of texts.entries()) {
      const box = boxAt(boxes, at);
      await userEvent.clear(box);
      await userEvent.type(box, text);
    }
  };

/** Adds each text with Enter. */
export const adds =
  (...texts: readonly string[]): Enter =>
  async (frame) => {
    for (const text of texts) await userEvent.type(boxAt(boxesIn(frame), 0), `${text}{Enter}`);
  };

/** Types some letters and chooses the suggestion. */
export const finds =
  (letters: string, name: string): Enter =>
  async (frame) => {
    await userEvent.type(boxAt(boxesIn(frame), 0), letters);
    await userEvent.click(await screen.findByRole('option', { name }));
  };

/** Opens a list of objects and chooses one: under a text field with suggestions, or in the sheet of a phone. */
export const picks =
  (name: string): Enter =>
  async (frame) => {
    const box = boxAt(frame.querySelectorAll('[role=combobox]'), 0);
    await userEvent.click(box);
    if (!(box instanceof HTMLButtonElement)) {
      await userEvent.click(await screen.findByRole('option', { name }));
      // The list of several answers stays open.
      await userEvent.tab();
      return;
    }
    await userEvent.click(await screen.findByRole('checkbox', { name }));
    await userEvent.click(screen.getByRole('button', { name: /^(Gotowe|Done)$/ }));
  };

/** Clicks the radio or the checkbox of this value. */
export const ticks =
  (value: string): Enter =>
  async (frame) => {
    await userEvent.click(boxAt(frame.querySelectorAll<HTMLInputElement>(`input[value="${value}"]`), 0));
  };

/** Opens a folded list first. */
export const opensAndTicks =
  (value: string): Enter =>
  async (frame) => {
    const line = frame.querySelector('details:not([open]) > summary');
    if (line) await userEvent.click(line);
    await ticks(value)(frame);
  };

/** Opens the set of icons and chooses the first result. */
export const picksIcon =
  (text: string): Enter =>
  async (frame) => {
    await userEvent.click(boxAt(frame.querySelectorAll('button'), 0));
    const box = await screen.findByRole('searchbox');
    await userEvent.type(box, `${text}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
  };

/** Types into an editor, which reads the keys of a real keyboard. */
export const writes =
  (text: string): Enter =>
  async (frame) => {
    await hand.click(boxAt(frame.querySelectorAll('[contenteditable=true]'), 0));
    await hand.keyboard(text);
  };

/** Chooses a file, as the chooser of the system would. */
export const uploads =
  (file: File): Enter =>
  async (frame) => {
    await userEvent.upload(boxAt(frame.querySelectorAll<HTMLInputElement>('input[type=file]'), 0), file);
  };

export const selects =
  (value: string): Enter =>
  async (frame) => {
    const list = frame.querySelector('select');
    if (list) await userEvent.selectOptions(list, value);
  };

/** A native range is moved by the browser itself, which tests cannot do by the keyboard. */
export const slides =
  (value: string): Enter =>
  async (frame) => {
    await fireEvent.change(boxAt(boxesIn(frame), 0), { target: { value } });
  };

function boxesIn(frame: HTMLElement) {
  return frame.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type=hidden], [type=radio], [type=checkbox], [type=color]), textarea',
  );
}

function boxAt<Box>(boxes: ArrayLike<Box>, at: number): Box {
  const box = boxes[at];
  if (!box) throw new Error(`The field has no box ${at + 1}.`);
  return box;
}
