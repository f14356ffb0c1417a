import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Form } from './form';
import { NamedField } from './parts/form-field';
import { FormSubmit } from './parts/form-submit';
import { FormSummary } from './summary/form-summary';
import { aServer } from './testing/a-server';
import { type Provider, ProviderForm } from './testing/provider-form';

const RIGHT: Provider = {
  name: 'Żłobek „Bajka”',
  nip: '0000000023',
  mail: 'biuro@zlobek.pl',
  tags: ['opieka', 'dzieci'],
  children: [{ pesel: '' }],
};

// What the tab is called: a build shortens the names of functions.
Object.defineProperty(ProviderForm, 'name', { value: 'Example' });

/**
 * A form that validates everything, moves the focus to the first invalid field and reports all errors (Spec §5). The first
 * tab of the table is the example, the others are what it is made of.
 */
const meta = {
  title: 'Forms/Form',
  component: ProviderForm,
  subcomponents: { Form, FormSubmit, FormSummary, NamedField },
  args: { send: fn(async () => undefined), onErrors: fn(), onFailure: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Enter', 'sends the form from any line', 'EnterSendsFromAPanel'],
        ['Tab', 'leaves a field, which from then on tells its error', 'AFieldTellsItsErrorWhenItIsLeft'],
      ],
      roles:
        'form named by its label; a refused one has an alert above it, and the first wrong field has the focus',
      reads:
        '„Placówka, formularz”; po odmowie „Nie wysłaliśmy zgłoszenia. Popraw 3 pola zaznaczone na czerwono. Nazwa, edycja, wymagane, niepoprawne, Pole jest wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ProviderForm>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const box = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });
const calledOnceWith = (given: unknown, wanted: unknown) => {
  expect(given).toHaveBeenCalledOnce();
  return expect(given).toHaveBeenCalledWith(wanted);
};
const submit = (canvas: Canvas) => canvas.getByRole('button', { name: 'Wyślij zgłoszenie' });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('form', { name: 'Placówka' })).toHaveAttribute('data-state', 'waiting');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Everything is validated, the first invalid field has the focus, all errors are reported. */
export const RefusesAndFocusesTheFirstInvalidField: Story = {
  tags: ['picture', 'recorded'],
  args: { values: { ...RIGHT, nip: '', tags: [], children: [{ pesel: '44051401358' }] } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(box(canvas, 'Nazwa'));
    await hand.keyboard('{Enter}');
    await waitFor(() => expect(box(canvas, 'NIP placówki')).toHaveFocus());
    await expect(box(canvas, 'NIP placówki')).toHaveAccessibleDescription('Pole jest wymagane');
    await expect(box(canvas, 'NIP placówki')).toBeInvalid();
    await expect(box(canvas, 'Nazwa')).toBeValid();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Nie wysłaliśmy zgłoszenia.Popraw 3 pola zaznaczone na czerwono.',
    );
    await calledOnceWith(args.onErrors, {
      nip: 'is-empty',
      tags: 'is-empty',
      'children.0.pesel': 'not-valid-pesel',
    });
    await expect(args.send).not.toHaveBeenCalled();
    await expect(canvas.getByText('Nie wysłano')).toBeVisible();
  },
};

export const LinksOfTheSummaryFocusTheField: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(submit(canvas));
    await waitFor(() => expect(box(canvas, 'Nazwa')).toHaveFocus());
    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toEqual([
      'Nazwa: Pole jest wymagane',
      'NIP placówki: Pole jest wymagane',
      'Adres e-mail: Pole jest wymagane',
    ]);

    canvas.getByRole('link', { name: 'Adres e-mail: Pole jest wymagane' }).focus();
    await hand.keyboard('{Enter}');
    await expect(box(canvas, 'Adres e-mail')).toHaveFocus();

    // The list follows the corrections.
    await hand.keyboard('biuro@zlobek.pl');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** No error while it is first typed, an error when it is touched, updated with each key from then on. */
export const AFieldTellsItsErrorWhenItIsLeft: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nip = box(canvas, 'NIP placówki');
    await hand.type(nip, '00000');
    await expect(nip).toBeValid();
    await hand.tab();
    await waitFor(() => expect(nip).toHaveAccessibleDescription('Za krótki NIP'));
    await expect(box(canvas, 'Adres e-mail')).toBeValid();

    await hand.type(nip, '00024');
    await expect(nip).toHaveAccessibleDescription('Nieprawidłowy NIP - zła cyfra kontrolna');
    await hand.type(nip, '{Backspace}3');
    await expect(nip).toBeValid();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** An error that appears while the button is down would move it away from the pointer. */
export const AFieldLeftByAPressWaitsForItsEnd: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nip = box(canvas, 'NIP placówki');
    await hand.type(nip, '1');
    await hand.hold(canvas.getByText('Formularz czeka'));
    await expect(nip).not.toHaveFocus();
    await expect(nip).toBeValid();
    await hand.letGo();
    await waitFor(() => expect(nip).toBeInvalid());
  },
};

const states = aServer();

/** Waiting, loading, success, and loading again; a second press during the submit does nothing. */
export const GoesThroughItsStates: Story = {
  args: { values: RIGHT, send: states.send },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Formularz czeka')).toBeVisible();
    await hand.click(submit(canvas));
    await expect(await canvas.findByText('Formularz jest wysyłany')).toBeVisible();
    await expect(canvas.getByText('Proszę czekać')).toBeInTheDocument();

    await hand.click(box(canvas, 'Nazwa'));
    await hand.keyboard('{Enter}');
    await calledOnceWith(states.send, RIGHT);
    states.answer();
    await expect(await canvas.findByText('Wysłano')).toBeVisible();

    await hand.click(submit(canvas));
    await expect(await canvas.findByText('Formularz jest wysyłany')).toBeVisible();
    states.fail();
    await expect(await canvas.findByText('Nie wysłano')).toBeVisible();
    await calledOnceWith(args.onFailure, expect.objectContaining({ message: '503' }));
    await expect(box(canvas, 'Nazwa')).toHaveValue(RIGHT.name);

    await hand.click(submit(canvas));
    await expect(await canvas.findByText('Formularz jest wysyłany')).toBeVisible();
    states.answer();
    await expect(await canvas.findByText('Wysłano')).toBeVisible();
  },
};

const refusing = aServer();

/** An error that only the server can know stays until the value changes. */
export const ErrorsOfTheServerLandOnTheFields: Story = {
  tags: ['recorded'],
  args: { values: RIGHT, send: refusing.send },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const nip = box(canvas, 'NIP placówki');
    await hand.click(submit(canvas));
    refusing.answer({ nip: 'not-in-register' });
    await waitFor(() => expect(nip).toHaveFocus());
    await expect(nip).toHaveAccessibleDescription('Placówka nie figuruje w rejestrze');
    await expect(
      canvas.getByRole('link', { name: 'NIP placówki: Placówka nie figuruje w rejestrze' }),
    ).toBeVisible();
    await calledOnceWith(args.onErrors, { nip: 'not-in-register' });

    await hand.type(box(canvas, 'Nazwa'), '!');
    await expect(nip).toBeInvalid();
    await hand.type(nip, '{Backspace}');
    await expect(nip).toHaveAccessibleDescription('Za krótki NIP');
    await hand.type(nip, '3');
    await expect(nip).toHaveAccessibleDescription('Placówka nie figuruje w rejestrze');
  },
};

export const ACheckMayTakeItsTime: Story = {
  args: { slow: true, values: { ...RIGHT, name: '' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(submit(canvas));
    await waitFor(() => expect(box(canvas, 'Nazwa')).toHaveFocus());
    await hand.keyboard('Bajka');
    await waitFor(() => expect(box(canvas, 'Nazwa')).toBeValid());
    await hand.keyboard('{Enter}');
    await expect(await canvas.findByText('Wysłano')).toBeVisible();
    await calledOnceWith(args.send, { ...RIGHT, name: 'Bajka' });
  },
};

/** A value that is no text, and one at a nested path. */
export const KeepsValuesOfEveryShape: Story = {
  args: { values: RIGHT },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(box(canvas, 'Słowa kluczowe'), 'praca,');
    await hand.type(box(canvas, 'PESEL dziecka'), '44051401359');
    await hand.click(submit(canvas));
    await waitFor(() =>
      calledOnceWith(args.send, {
        ...RIGHT,
        tags: ['opieka', 'dzieci', 'praca'],
        children: [{ pesel: '44051401359' }],
      }),
    );
  },
};

export const ResetPutsTheDefaultsBack: Story = {
  args: { values: RIGHT },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(box(canvas, 'Słowa kluczowe'), 'praca,');
    await hand.clear(box(canvas, 'Nazwa'));
    await hand.keyboard('{Enter}');
    await waitFor(() => expect(box(canvas, 'Nazwa')).toBeInvalid());

    await hand.click(canvas.getByRole('button', { name: 'Zacznij od nowa' }));
    await expect(box(canvas, 'Nazwa')).toHaveValue(RIGHT.name);
    await expect(box(canvas, 'NIP placówki')).toHaveValue(RIGHT.nip);
    await expect(canvas.queryByRole('listitem', { name: /praca/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(box(canvas, 'Nazwa')).toBeValid());
    await expect(canvas.getByText('Formularz czeka')).toBeVisible();
  },
};

/** A key renders nothing; an error that appears or disappears renders its own field. */
export const TypingRendersNoOtherField: Story = {
  args: { onRender: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(box(canvas, 'Nazwa'));
    const before = renders(args.onRender);
    await hand.keyboard('Żłobek Bajka');
    await expect(renders(args.onRender)).toEqual(before);

    await hand.click(box(canvas, 'NIP placówki'));
    await hand.keyboard('123');
    await hand.tab();
    await waitFor(() => expect(box(canvas, 'NIP placówki')).toBeInvalid());
    await expect(new Set(renders(args.onRender).slice(before.length))).toEqual(new Set(['nip']));
  },
};

function renders(onRender: unknown): string[] {
  if (typeof onRender !== 'function' || !('mock' in onRender)) throw new Error('It is not watched.');
  return (onRender.mock as { calls: [string][] }).calls.map(([name]) => name);
}

export const SpeaksEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(submit(canvas));
    await waitFor(() => expect(box(canvas, 'Nazwa')).toHaveAccessibleDescription('This field is required'));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Correct 3 fields marked in red.');
  },
};
