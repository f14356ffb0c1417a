import type { Meta, StoryObj } from '@storybook/react-vite';
import { registrationErrors, registrationFieldLabel } from '@urzad/grants';
import { EMPTY_CHILD, EMPTY_REGISTRATION } from '@urzad/grants/schemas';
import { aChild, aRegistrationContext, aRegistrationForm } from '@urzad/grants/testing';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Registration } from './testing/registration';

const { region } = aRegistrationContext().call.params;
const NOTHING_YET = { ...EMPTY_REGISTRATION, region, children: [EMPTY_CHILD] };

const meta = {
  title: 'Forms/Registration',
  component: Registration,
  args: { form: NOTHING_YET, send: fn(async () => undefined) },
  parameters: {
    accessibility: {
      keys: [
        ['Enter', 'sends the form from any line', 'IsSentFromALine'],
        ['Tab', 'goes from field to field', 'SaysSoAndHandsTheFocusOver'],
      ],
      roles:
        'form of regions, one a step, each named by its heading; a child is a group; the roles of the fields are those of their widgets',
      reads: '„Nie wysłaliśmy zgłoszenia.”; „Imię, pole edycyjne, wymagane, niepoprawne, Pole jest wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Registration>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Wyślij zgłoszenie' }));
const box = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('form', { name: 'Zgłoszenie' })).toBeVisible();
    await expect(canvas.getAllByRole('region')).toHaveLength(7);
  },
};

/** For a past date the calendar has no future days, and the other way round. */
export const OffersOnlyTheDaysThatTheRuleTakes: Story = {
  args: { form: aRegistrationForm() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { today } = aRegistrationContext();
    const year = today.slice(0, 4);
    const yearsOf = async (name: string) => {
      const button = canvas.getByRole('button', { name: `Wybierz z kalendarza: ${name}` });
      await userEvent.click(button);
      const calendar = await screen.findByRole('dialog', { name: 'Wybierz dzień' });
      const years = within(await within(calendar).findByRole('combobox', { name: /rok/i }));
      const offered = years.getAllByRole('option').map(({ textContent }) => textContent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      return offered;
    };

    await expect((await yearsOf('Data wystawienia zaświadczenia')).at(-1)).toBe(year);
    await expect((await yearsOf('Planowany powrót do pracy'))[0]).toBe(year);
  },
};

/** All rules of the office at once: the summary has all errors, in the order of the form. */
export const RefusesAnEmptyForm: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const wrong = Object.keys(registrationErrors(NOTHING_YET, aRegistrationContext()));
    await submit(canvas);
    await waitFor(() => expect(box(canvas, 'Imię')).toHaveFocus());
    await expect(box(canvas, 'Imię')).toHaveAccessibleDescription(/Pole jest wymagane/);

    const links = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(links).toHaveLength(wrong.length);
    for (const name of wrong) {
      const label = registrationFieldLabel(name, 'pl');
      await expect(links.filter((text) => text.startsWith(`${label}: `))).not.toHaveLength(0);
    }
    await expect(args.send).not.toHaveBeenCalled();
  },
};

export const IsSentFromALine: Story = {
  args: { form: aRegistrationForm() },
  play: async ({ args, canvas }) => {
    for (const name of ['Imię', 'PESEL', 'Liczba miesięcy opieki']) {
      canvas.getByRole('textbox', { name }).focus();
      await hand.keyboard('{Enter}');
      await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
      args.send.mockClear();
    }
  },
};

/** The section with the criteria is closed until one of them has an error. */
export const OpensTheFoldedCriteria: Story = {
  args: { form: aRegistrationForm({ crit_big_family: '' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await submit(canvas);
    const question = await canvas.findByRole('radiogroup', { name: 'Wychowuję troje lub więcej dzieci' });
    await waitFor(() => expect(within(question).getByRole('radio', { name: 'Tak' })).toHaveFocus());
    await expect(question).toHaveAccessibleDescription('Pole jest wymagane');
  },
};

/** The missing answers are typed; the submitted ones have the shape of the wire. */
export const SendsTheAnswersInTheShapeOfTheWire: Story = {
  args: {
    form: aRegistrationForm({
      firstname: '',
      pesel: '',
      district: '',
      community: '',
      return_date: '',
      decl_truth: '',
      children: [aChild({ care_form: '', care_months: null, planned_cost: null, provider_nip: '' })],
    }),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const type = (name: string, text: string) => userEvent.type(box(canvas, name), text);

    await type('Imię', ' Śliwka ');
    await type('PESEL', '92030300023');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Powiat' }), '3207');
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Gmina' }), '3207-dziwnow-mw');
    await type('Planowany powrót do pracy', '1.5.27');
    await userEvent.click(canvas.getByRole('radio', { name: 'Żłobek' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'NIP placówki' }), '000-000-00-23');
    await type('Liczba miesięcy opieki', '11,6');
    await type('Planowany koszt miesięczny', '1 340,00');
    await userEvent.click(canvas.getByRole('checkbox', { name: /prawdziwe/ }));
    await submit(canvas);

    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    await expect(args.send).toHaveBeenCalledWith(aRegistrationForm());
  },
};

export const AsksOnlyWhatTheAnswersCallFor: Story = {
  args: { form: { ...NOTHING_YET, children: [aChild()] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(box(canvas, 'NIP placówki')).toHaveValue('0000000023');
    await userEvent.click(canvas.getByRole('radio', { name: 'Niania' }));
    await expect(await canvas.findByRole('radiogroup', { name: 'Drugi rodzic pracuje' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'NIP placówki' })).not.toBeInTheDocument();
  },
};

/** A rule about two answers: the same child twice. */
export const AddsAChildAndKnowsItFromTheOthers: Story = {
  args: { form: aRegistrationForm() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj dziecko' }));
    const [second = canvasElement] = await canvas.findAllByRole('group', { name: 'Dziecko 2' });
    const pesel = within(second).getByRole('textbox', { name: 'PESEL dziecka' });
    await userEvent.type(pesel, '26291000028');
    await userEvent.tab();
    await waitFor(() => expect(pesel).toHaveAccessibleDescription(/Ten numer PESEL jest już w zgłoszeniu/));

    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: Dziecko 2' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Dziecko 2' })).not.toBeInTheDocument());
  },
};

/** The field takes the focus some frames after the press; if the person moved the focus meanwhile, it stays. */
export const LeavesTheFocusWithWhoWentOn: Story = {
  args: { form: aRegistrationForm() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Dodaj dziecko' }).click();
    await userEvent.click(box(canvas, 'Imię'));
    await canvas.findAllByRole('group', { name: 'Dziecko 2' });
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
    await expect(box(canvas, 'Imię')).toHaveFocus();
  },
};

/** A password manager focuses a field, fills it, and goes on to the next one, without any key. */
export const LeavesTheFocusWithWhatFillsTheForm: Story = {
  args: { form: aRegistrationForm() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lastOf = (name: string) => canvas.getAllByRole('textbox', { name }).at(-1) ?? canvasElement;
    const isFilled = new Promise<void>((resolve) => {
      canvasElement.addEventListener(
        'focusin',
        () => {
          fireEvent.input(lastOf('Imię dziecka'), { target: { value: 'Pola' } });
          lastOf('Nazwisko dziecka').focus();
          resolve();
        },
        { once: true },
      );
    });
    fireEvent.click(canvas.getByRole('button', { name: 'Dodaj dziecko' }));
    await isFilled;
    for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame);
    await expect(lastOf('Imię dziecka')).toHaveValue('Pola');
    await expect(lastOf('Nazwisko dziecka')).toHaveFocus();
  },
};

/** The answers of the other children stay with them, and typing changes the right one. */
export const RemovesOneChildOfThree: Story = {
  args: {
    form: aRegistrationForm({
      children: [
        aChild({ firstname: 'Adam', care_form: 'NIANIA' }),
        aChild({ firstname: 'Ewa', care_form: 'ZLOBEK' }),
        aChild({ firstname: 'Iwo', care_form: 'NIANIA', pesel: '' }),
      ],
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('textbox', { name: 'Imię dziecka' });
    const nameOf = (at: number) => names()[at] ?? canvasElement;
    const care = (at: number, name: string) => canvas.getAllByRole('radio', { name })[at] ?? canvasElement;
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: Dziecko 2' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    await expect(nameOf(0)).toHaveValue('Adam');
    await expect(nameOf(1)).toHaveValue('Iwo');
    await expect(care(1, 'Niania')).toBeChecked();

    await userEvent.click(care(1, 'Żłobek'));
    await expect(care(0, 'Niania')).toBeChecked();
    await expect(care(1, 'Niania')).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj dziecko' }));
    await waitFor(() => expect(nameOf(2)).toHaveFocus());
    await expect(nameOf(2)).toHaveValue('');
    await expect(care(2, 'Żłobek')).not.toBeChecked();
  },
};

/** Without a child: the button that adds one is focused like a field. */
export const AsksForAChildWhenThereIsNone: Story = {
  args: { form: aRegistrationForm() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Usuń: Dziecko 1' }));
    await submit(canvas);
    const add = canvas.getByRole('button', { name: 'Dodaj dziecko' });
    await waitFor(() => expect(add).toHaveFocus());
    await expect(add).toHaveAccessibleDescription('Pole jest wymagane');

    await userEvent.click(box(canvas, 'Imię'));
    await userEvent.click(canvas.getByRole('link', { name: 'Dzieci: Pole jest wymagane' }));
    await waitFor(() => expect(add).toHaveFocus());
    await userEvent.click(add);
    await waitFor(() => expect(add).not.toHaveAccessibleDescription());
  },
};
