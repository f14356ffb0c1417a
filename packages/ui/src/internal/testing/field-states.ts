import { expect } from 'storybook/test';
import { hand } from './hand';

/** The field tells its error, and what was typed stays. */
export async function expectRefused(box: HTMLElement, { value, error }: { value: string; error: string }) {
  await expect(box).toBeInvalid();
  await expect(box).toHaveAccessibleDescription(expect.stringContaining(error));
  await expect(box).toHaveValue(value);
}

/** The answer can be reached and read, and typing changes nothing. */
export async function expectOnlyRead(box: HTMLElement, value: string) {
  await hand.tab();
  await expect(box).toHaveFocus();
  await hand.keyboard('1');
  await expect(box).toHaveValue(value);
}
