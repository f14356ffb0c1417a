import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { SchemaForm } from './testing/schema-form';

const meta = {
  title: 'Forms/Schema form',
  component: SchemaForm,
  args: { send: fn(async () => undefined) },
  parameters: {
    accessibility: {
      keys: [['Enter', 'sends the form from any line', 'EnterSendsFromAPanel']],
      roles: 'those of its fields; after a refusal the first wrong field has the focus',
      reads: '„Godzina otwarcia, edycja, niepoprawne, Pole jest wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof SchemaForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const RefusesByTheRulesOfTheDomain: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Zapisz placówkę' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Dzień' })).toHaveFocus());
    await expect(canvas.getAllByText('Pole jest wymagane')).toHaveLength(8);

    const area = canvas.getByRole('textbox', { name: 'Metraż sali' });
    await hand.type(area, '9,5');
    await waitFor(() => expect(area).toHaveAccessibleDescription('Proszę podać conajmniej 10'));
    await hand.clear(area);
    await hand.type(area, '10,5');
    await waitFor(() => expect(area).toBeValid());
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** The form has no texts of its own: a broken limit is named in the text of the domain (Spec §5). */
export const NamesTheLimitThatIsBroken: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const says = async (name: string, typed: string, sentence: string) => {
      const box = canvas.getByRole('textbox', { name: new RegExp(`^${name}`) });
      await hand.type(box, `${typed}{Tab}`);
      await waitFor(() => expect(box).toHaveAccessibleDescription(expect.stringContaining(sentence)));
    };

    await says('Metraż sali', '500,5', 'Proszę podać conajwyżej 500');
    await says('Liczba miejsc', '151', 'Proszę podać conajwyżej 150');
    await says('Opłata za miesiąc', '2000,01', 'Proszę podać conajwyżej 2\u00a0000,00\u00a0zł');
    await says('Skrót nazwy', 'ŻB', 'Za krótki 3');
  },
};

const PASTED = 'Żłobek „Bajka” nad rzeką Iną w Stargardzie';

/** The rules of this form have no largest length; the field has one, and the form is not submitted above it. */
export const RefusesWhatItsFieldIsTooShortFor: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('textbox', { name: 'Skrót nazwy' });
    await hand.paste(box, PASTED);
    await hand.tab();
    await expect(box).toHaveValue(PASTED);
    await waitFor(() => expect(box).toHaveAccessibleDescription(/Za długi 20/));
    await expect(box).toBeInvalid();
    await hand.click(canvas.getByRole('button', { name: 'Zapisz placówkę' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Dzień' })).toHaveFocus());
    await expect(args.send).not.toHaveBeenCalled();

    await hand.click(box);
    await hand.keyboard('{Control>}a{/Control}Bajka');
    await waitFor(() => expect(box).toBeValid());
  },
};

export const SendsValuesInTheirExactForm: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const type = async (name: string, text: string) => hand.type(canvas.getByRole('textbox', { name }), text);

    await type('Dzień', '4');
    await type('Miesiąc', '1');
    await type('Rok', '2020');
    await type('Metraż sali', '42,5');
    await type('Godzina otwarcia', '7.30');
    await type('Pierwszy miesiąc', 'maj 2027');
    await type('Tydzień kontroli', '4.1.27');
    await type('Początek naboru', '8.2.27 8:00');
    await type('REGON', '123456785');
    await type('Adres e-mail', 'Biuro@Zlobek.Pl');
    await type('Strona placówki', 'zlobek.pl');
    await hand.click(canvas.getByRole('button', { name: 'Zapisz placówkę' }));

    await waitFor(() => expect(args.send).toHaveBeenCalled());
    await expect(args.send).toHaveBeenCalledWith({
      born: '2020-01-04',
      area: '42.5',
      hour: '07:30',
      month: '2027-05',
      week: '2027-W01',
      open_from: '2027-02-08 08:00:00',
      regon: '123456785',
      mail: 'biuro@zlobek.pl',
      url: 'https://zlobek.pl',
      seats: '',
      fee: '',
      sign: '',
    });
  },
};
