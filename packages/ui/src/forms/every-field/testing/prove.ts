import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Case, type Container, PROVED, type Proof, WORDS } from './case';
import { factOf, ROOM, SECRET } from './columns';
import { EMPTY_TEXT, type FieldRow, type Words } from './field-row';
import {
  button,
  controlsIn,
  elementAt,
  focused,
  frame,
  isSaid,
  isSeen,
  isText,
  isWhole,
  SOON,
  sent,
  statesIn,
} from './look';
import { provesLeaving, provesPaper, provesRest, provesRoom } from './prove-columns';
import { type CaseStage, held } from './stage';

const LOCALES = ['pl', 'en'] as const;

/** Tests types in one container; returns the failures, by type and container. */
export async function proveAll(
  stage: CaseStage,
  container: Container,
  rows: readonly FieldRow[],
): Promise<string[]> {
  const failures: string[] = [];

  for (const row of rows) {
    for (const proof of proofsOf(row, container)) {
      try {
        await prove(stage, { row, container, proof });
      } catch (error) {
        const reason = error instanceof Error ? error.message.slice(0, 300) : String(error);
        failures.push(`${row.type}, ${proof}, ${container}: ${reason}`);
      }
    }
  }
  stage.show({ case: undefined });
  return failures;
}

/** What is the same in every container is tested in one of them. */
function proofsOf({ type, bad }: FieldRow, container: Container): readonly Proof[] {
  if (container === 'plain') return ['correction'];
  const everywhere: readonly Proof[] = type === SECRET ? ['correction'] : ['correction', 'reading'];
  if (container !== 'alone') return everywhere;

  return [
    ...everywhere,
    ...(bad ? ['refusal' as const] : []),
    'leaving',
    'rest',
    ...(type === SECRET ? [] : ['paper' as const]),
    ...(factOf(ROOM, type) ? ['room' as const] : []),
  ];
}

async function prove(stage: CaseStage, shown: Case) {
  stage.show({ case: undefined, locale: 'pl' });
  stage.show({ case: shown });
  await waitFor(() => expect(button('submit')).toBeEnabled(), SOON);
  await (shown.container === 'plain' ? provesPlainForm(shown.row) : PROOFS[shown.proof](shown, stage));
}

const PROOFS: Readonly<Record<Proof, (shown: Case, stage: CaseStage) => Promise<void>>> = {
  correction: async (shown, stage) => {
    if (shown.container === 'condition') await asksOn();
    await provesRefusal(stage, EMPTY_TEXT, shown.row);
    await isCorrectedAndReset(shown);
  },
  refusal: async ({ row }, stage) => provesRefusal(stage, row.bad?.text ?? EMPTY_TEXT, row),
  reading: (shown, stage) => provesReading(stage, shown),
  leaving: ({ row }) => provesLeaving(row),
  rest: ({ row }) => provesRest(row),
  paper: ({ row }) => provesPaper(row),
  room: ({ row }) => provesRoom(row),
};

/** A question that is not asked is not validated. */
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

/** The question before is reset to its default too, which removes the section. */
async function asksAgain() {
  await waitFor(() => expect(document.querySelector(`[data-field="${PROVED}"]`)).toBeNull(), SOON);
  await userEvent.click(elementAt('[data-field="ask"] input[value="yes"]'));
  await waitFor(() => expect(frame()).toBeVisible(), SOON);
}

/** The field takes the focus; its error is shown and read there, in the language of the page. */
async function provesRefusal(stage: CaseStage, text: Words, row: FieldRow) {
  await userEvent.click(button('submit'));
  await waitFor(() => expect(frame()).toContainElement(focused()), SOON);
  for (const locale of LOCALES) {
    stage.show({ locale });
    await waitFor(() => expect(within(frame()).getByText(text[locale])).toBeVisible(), SOON);
    await expect(isDescribed(text[locale])).toBe(true);
    await expect(frame()).toHaveTextContent(row.label[locale]);
  }
  await expect(frame().dataset.state).toBe('invalid');
}

const isDescribed = (text: string) =>
  isSaid((element) => expect(element).toHaveAccessibleDescription(expect.stringMatching(anySpaces(text))));

/** Amounts have no-break spaces. */
function anySpaces(text: string): RegExp {
  return new RegExp(text.replace(/[.()?+]/g, '\\$&').replaceAll(' ', '\\s'));
}

async function isCorrectedAndReset({ row, container }: Case) {
  await isWhole(row);
  const before = statesIn(frame());
  await row.good.enter(frame());
  await waitFor(() => expect(frame().dataset.state).toBe('ready'), SOON);
  await expect(within(frame()).queryByText(EMPTY_TEXT.en)).toBeNull();
  await expect(statesIn(frame())).not.toEqual(before);

  await userEvent.click(button('reset'));
  if (container === 'condition') await asksAgain();
  await waitFor(() => expect(statesIn(frame())).toEqual(before), SOON);
  await waitFor(() => expect(frame().dataset.state).toBe('ready'), SOON);
}

/** Its `ref` takes the focus, the form submits its answer under its name, and the browser's reset restores it. */
async function provesPlainForm(row: FieldRow) {
  await isWhole(row);
  const before = statesIn(frame());
  const { control } = held;
  // A folded list has no focusable element inside.
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

/** Text without a control to type into or to press. */
async function provesReading(stage: CaseStage, { row, container }: Case) {
  if (container === 'tab') await userEvent.click(screen.getByRole('tab', { name: WORDS.pl.open }));
  if (container === 'panel') await userEvent.click(screen.getByRole('button', { name: WORDS.pl.open }));
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
