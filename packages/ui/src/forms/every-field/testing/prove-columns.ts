import { expect, userEvent, waitFor, within } from 'storybook/test';
import { hand } from '../../../internal/testing/hand';
import { onPaper } from '../../../internal/testing/paper';
import { focusField } from '../../field/focus-field';
import { PROVED, WORDS } from './case';
import { AUTOFILL, factOf, ROOM } from './columns';
import { writes } from './enter';
import { EMPTY_TEXT, type FieldRow } from './field-row';
import { controlsIn, focused, frame, isSaid, isSeen, isTick, isWhole, SOON, sent } from './look';

/** More than the number of controls in any field. */
const MOST_TABS = 20;

/** A required field says so; left empty by Tab, before anything was sent, it shows no error. */
export async function provesLeaving(row: FieldRow) {
  await isWhole(row);
  const { hint } = WORDS.pl;
  focusField(document, PROVED);
  await expect(within(frame()).getAllByText('*')[0]).toBeVisible();
  await expect(
    isSaid((element) => expect(element).toHaveAccessibleDescription(expect.stringContaining(hint))),
  ).toBe(true);
  await expect(isAskedFor()).toBe(true);
  await expect(within(frame()).queryByText(EMPTY_TEXT.pl)).toBeNull();

  for (let tabs = 0; tabs < MOST_TABS && frame().contains(focused()); tabs += 1) await hand.tab();
  await expect(frame()).not.toContainElement(focused());
  await expect(within(frame()).queryByText(EMPTY_TEXT.pl)).toBeNull();
  await expect(frame().dataset.state).toBe('ready');

  await row.good.enter(frame());
  await waitFor(() => expect(frame().dataset.state).toBe('ready'), SOON);
  await expect(within(frame()).queryByText(EMPTY_TEXT.pl)).toBeNull();
}

/** By an attribute or, where the role of a group has none, by its name. */
function isAskedFor(): boolean {
  return (
    isSaid((element) => expect(element).toBeRequired()) ||
    isSaid((element) => expect(element).toHaveAccessibleName(expect.stringContaining('pole wymagane')))
  );
}

/** Nothing can be typed, pressed or submitted. */
export async function provesRest(row: FieldRow) {
  await waitFor(() => expect(frame().dataset.state).toBe('disabled'), SOON);
  for (const control of frame().querySelectorAll('input:not([type=hidden]), select, textarea, button'))
    await expect(control).toBeDisabled();
  await expect(frame().querySelector('[contenteditable=true]')).toBeNull();
  await expect(sent()).toEqual([]);
  await expect(within(frame()).getByText(row.label.pl)).toBeVisible();
}

/** The browser may autofill a known answer; on paper the answer is a text, whole and without buttons. */
export async function provesPaper(row: FieldRow) {
  await isWhole(row);
  const token = factOf(AUTOFILL, row.type);
  if (token) await expect(frame().querySelector(`[autocomplete^="${token}"]`)).not.toBeNull();
  await onPaper(async () => {
    await waitFor(() => expect(isSeen(row.good.read.pl)).toBe(true), SOON);
    for (const button of within(frame()).queryAllByRole('button')) await expect(button).not.toBeVisible();
    for (const control of controlsIn(frame()).filter((each) => !isTick(each) && !each.ariaHidden))
      await expect(control).not.toBeVisible();
  });
}

/** Near the limit the field says how many characters are left, and above it how many are too many: nothing is cut. */
export async function provesRoom(row: FieldRow) {
  const room = factOf(ROOM, row.type) ?? 0;
  await isWhole(row);
  await fill('x'.repeat(room - 5));
  await saysLeft('zostało 5 znaków');
  await fill('y'.repeat(8));
  await saysLeft(/^Tekst jest za długi\. Może mieć najwyżej/);
  await expect(within(frame()).getByText(/, o 3 za dużo$/)).toBeVisible();
}

async function fill(text: string) {
  if (frame().querySelector('[contenteditable=true]')) return writes(text)(frame());
  focusField(document, PROVED);
  await userEvent.paste(text);
}

async function saysLeft(text: string | RegExp) {
  await waitFor(() => expect(within(frame()).getByText(text).closest('[role=status]')).not.toBeNull(), SOON);
}
