import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Beginning, type Case, type Place, PROVED, WORDS } from './case.example';
import { LOAD } from './enter.example';
import { type FieldRow, type Words, words } from './field-row.example';
import { button, controlsIn, elementAt, focused, frame, isSeen, isText, statesIn } from './look.example';
import { type CaseStage, held } from './stage.example';

/** A field comes, opens and takes the focus within a few frames. */
const SOON = { interval: 10, timeout: 3000 };

const LOCALES = ['pl', 'en'] as const;
const EMPTY_TEXT = words('Pole jest wymagane', 'This field is required');

/** Goes through types at one place; answers with what is wrong, by type and place. */
export async function proveAll(stage: CaseStage, place: Place, rows: readonly FieldRow[]): Promise<string[]> {
  const failures: string[] = [];

  for (const row of rows) {
    for (const beginning of beginningsOf(row, place)) {
      try {
        await prove(stage, { row, place, beginning });
      } catch (error) {
        const reason = error instanceof Error ? error.message.slice(0, 300) : String(error);
        failures.push(`${row.type}, ${beginning}, ${place}: ${reason}`);
      }
    }
  }
  stage.show({ case: undefined });
  return failures;
}

/** What is refused by a code of its own is told in the same way everywhere, so one place is enough for that. */
function beginningsOf({ bad, good }: FieldRow, place: Place): readonly Beginning[] {
  if (place === 'plain') return ['empty'];
  const hasBad = bad !== undefined && place === 'alone';
  return ['empty', ...(hasBad ? ['bad' as const] : []), ...(good.read.pl ? ['read' as const] : [])];
}

async function prove(stage: CaseStage, shown: Case) {
  const { row, place, beginning } = shown;
  stage.show({ case: undefined, locale: 'pl' });
  stage.show({ case: shown });
  await waitFor(() => expect(button('submit')).toBeEnabled(), SOON);
  if (place === 'plain') return provesPlainForm(row);
  if (beginning === 'read') return provesReading(stage, shown);

  if (place === 'condition') await asksOn();
  await userEvent.click(button('submit'));
  await waitFor(() => expect(frame()).toContainElement(focused()), SOON);
  await refuses(stage, beginning === 'bad' && row.bad ? row.bad.text : EMPTY_TEXT, row);
  if (beginning === 'empty') await isCorrectedAndReset(shown);
}

/** What is not asked is not judged. */
async function asksOn() {
  await expect(document.querySelector(`[data-field="${PROVED}"]`)).toBeNull();
  await userEvent.click(button('submit'));
  await waitFor(
    () => expect(focused().closest('[data-field]')).toHaveProperty('dataset.field', 'after'),
    SOON,
  );
  await userEvent.click(elementAt('[data-field="ask"] input[value="yes"]'));
  await waitFor(() => expect(frame()).toBeVisible(), SOON);
}

/** The question before goes back to its default too, and takes the section with it. */
async function asksAgain() {
  await waitFor(() => expect(document.querySelector(`[data-field="${PROVED}"]`)).toBeNull(), SOON);
  await userEvent.click(elementAt('[data-field="ask"] input[value="yes"]'));
  await waitFor(() => expect(frame()).toBeVisible(), SOON);
}

/** The error is seen and said at the field that has the focus, in the language of the page. */
async function refuses(stage: CaseStage, text: Words, row: FieldRow) {
  for (const locale of LOCALES) {
    stage.show({ locale });
    await waitFor(() => expect(within(frame()).getByText(text[locale])).toBeVisible(), SOON);
    await expect(isDescribed(text[locale])).toBe(true);
    await expect(frame()).toHaveTextContent(row.label[locale]);
  }
  await expect(frame().dataset.state).toBe('invalid');
}

/** By the control itself, or by the group that the control is in. */
function isDescribed(text: string): boolean {
  const control = focused();
  const group = control.closest('fieldset');

  return [control, group].some((element) => {
    try {
      expect(element).toHaveAccessibleDescription(expect.stringMatching(anySpaces(text)));
      return true;
    } catch {
      return false;
    }
  });
}

/** Amounts are written with spaces that do not break. */
function anySpaces(text: string): RegExp {
  return new RegExp(text.replace(/[.()?+]/g, '\\$&').replaceAll(' ', '\\s'));
}

async function isCorrectedAndReset({ row, place }: Case) {
  await isWhole(row);
  const before = statesIn(frame());
  await row.good.enter(frame());
  await waitFor(() => expect(frame().dataset.state).toBe('ready'), SOON);
  await expect(within(frame()).queryByText(EMPTY_TEXT.en)).toBeNull();
  await expect(statesIn(frame())).not.toEqual(before);

  await userEvent.click(button('reset'));
  if (place === 'condition') await asksAgain();
  await waitFor(() => expect(statesIn(frame())).toEqual(before), SOON);
  await waitFor(() => expect(frame().dataset.state).toBe('ready'), SOON);
}

async function isWhole({ later }: FieldRow) {
  if (later) await waitFor(() => expect(frame().querySelector(later)).not.toBeNull(), LOAD);
}

/** Its `ref` takes the focus, the form sends its answer under its name, and the browser's reset takes it back. */
async function provesPlainForm(row: FieldRow) {
  await isWhole(row);
  const before = statesIn(frame());
  const { control } = held;
  // A folded list has nothing in it that could take the focus.
  const line = frame().querySelector('details:not([open]) > summary');
  if (line) await userEvent.click(line);
  if (!isFocusable(control)) throw new Error('The ref was given nothing that takes the focus.');
  control.focus();
  await waitFor(() => expect(frame()).toContainElement(focused()), SOON);

  await row.good.enter(frame());
  await waitFor(() => expect(sent()).not.toEqual([]), SOON);
  await userEvent.click(button('reset'));
  await waitFor(() => expect(statesIn(frame())).toEqual(before), SOON);
}

function isFocusable(control: unknown): control is { focus: () => void } {
  return typeof control === 'object' && control !== null && 'focus' in control;
}

/** What the form would send for the field, empty answers aside. */
function sent(): unknown[] {
  const data = new FormData(screen.getByRole('form'));

  return [...data].filter(([name, value]) => name.split('.')[0] === PROVED && value !== '');
}

/** Text, and nothing to type into or to press. */
async function provesReading(stage: CaseStage, { row, place }: Case) {
  if (place === 'tab') await userEvent.click(screen.getByRole('tab', { name: WORDS.pl.open }));
  if (place === 'panel') await userEvent.click(screen.getByRole('button', { name: WORDS.pl.open }));
  await waitFor(() => expect(frame()).toBeVisible(), SOON);
  for (const locale of LOCALES) {
    stage.show({ locale });
    await waitFor(() => expect(isSeen(row.good.read[locale])).toBe(true), SOON);
  }

  const before = statesIn(frame());
  for (const control of controlsIn(frame())) {
    if (isText(control)) await expect(control).toHaveProperty('readOnly', true);
    else {
      await expect(control.closest('[aria-readonly=true]')).not.toBeNull();
      await userEvent.click(control);
    }
  }
  await expect(statesIn(frame())).toEqual(before);
  await expect(within(frame()).queryByRole('button')).toBeNull();
  await expect(within(frame()).queryByText('*')).toBeNull();
}
