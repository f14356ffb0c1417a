import { expect, within } from 'storybook/test';
import { hand } from '../../../../internal/testing/hand';

interface Shown {
  args: { onValueChange?: unknown };
  canvasElement: HTMLElement;
}

/** The typed text, the text that is shown then, and the value of the form. */
type Understood = readonly [typed: string, shown: string, value: string];

/** The play of a typed field that formats its text on blur. */
export function understands(label: string, texts: readonly Understood[]) {
  return async ({ args, canvasElement }: Shown) => {
    const input = within(canvasElement).getByRole('textbox', { name: label });
    for (const [typed, shown, value] of texts) {
      await hand.clear(input);
      await hand.type(input, typed);
      await hand.tab();
      await expect(input).toHaveValue(shown);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(value);
    }
  };
}

/** The play of a typed field that keeps text that it cannot parse, with its error. */
export function leaves(typed: string, error: string) {
  return async ({ canvasElement }: Shown) => {
    const input = within(canvasElement).getByRole('textbox');
    await hand.type(input, typed);
    await hand.tab();
    await expect(input).toHaveValue(typed);
    await expect(input).toHaveAccessibleDescription(error);
  };
}

/** The play of a typed field in a plain form with a button "Cofnij". */
export function sendsAndResets(name: string, value: string) {
  return async ({ canvasElement }: Shown) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get(name)).toBe(value);
    await hand.clear(canvas.getByRole('textbox'));
    await expect(new FormData(form).get(name)).toBe('');
    await hand.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect(new FormData(form).get(name)).toBe(value);
  };
}
