import { expect } from 'storybook/test';
import { hand } from './hand';

/** The field shows its error and keeps the typed text. */
export async function expectRefused(box: HTMLElement, { value, error }: { value: string; error: string }) {
  await expect(box).toBeInvalid();
  await expect(box).toHaveAccessibleDescription(expect.stringContaining(error));
  await expect(box).toHaveValue(value);
}

/** The answer can be focused and read, and typing changes nothing. */
export async function expectOnlyRead(box: HTMLElement, value: string) {
  await hand.tab();
  await expect(box).toHaveFocus();
  await hand.keyboard('1');
  await expect(box).toHaveValue(value);
}
