import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { plugIn, pullPlug } from '../../feedback/connection/testing/plug';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { TextField } from '../text-field/text-field';
import type { FormErrors } from './error-codes';
import { Form } from './form';
import { formOf } from './form-of';
import { FormSubmit } from './form-submit';

interface Answers {
  name: string;
  street: string;
}

const NO_STREET = 'Podaj ulicę, przy której działa placówka';
type Fault = 'is-empty' | typeof NO_STREET;

const { FormField } = formOf<Answers>();

/** A form with no texts of its own, but a sentence as the code of one error. */
function AddressForm({ send }: { send: (answers: Answers) => Promise<undefined> }) {
  return (
    <Form<Answers, Fault>
      label="Placówka"
      defaultValues={{ name: '', street: '' }}
      check={faultsOf}
      send={send}
    >
      <FormField name="name">{(field) => <TextField {...field} required label="Nazwa" />}</FormField>
      <FormField name="street">{(field) => <TextField {...field} required label="Ulica" />}</FormField>
      <FormSubmit>Wyślij</FormSubmit>
    </Form>
  );
}

function faultsOf({ name, street }: Answers): FormErrors<Fault> {
  return { name: name === '' ? 'is-empty' : [], street: street === '' ? NO_STREET : [] };
}

/** In a file of its own: after another story sentences and list are in the cache and cannot be missing. */
const meta = {
  title: 'Forms/Form/Offline',
  component: AddressForm,
  args: { send: fn(async () => undefined) },
  parameters: {
    accessibility: {
      keys: [
        ['Enter, Space', '„Ponów” asks once more for what tells the errors', 'RefusesWithoutItsSentences'],
      ],
      roles: 'as online; until the alert above the fields has come, a status says that it is missing',
      reads: '„Nazwa, edycja, wymagane, nieprawidłowe dane, Popraw tę odpowiedź”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: pullPlug,
} satisfies Meta<typeof AddressForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The line was cut before sentences and list had come: each field says that it is wrong, the form why it says no more. */
export const RefusesWithoutItsSentences: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'Nazwa' });
    await hand.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await expect(await canvas.findByText('Popraw tę odpowiedź')).toBeVisible();
    await expect(canvas.getByText(NO_STREET)).toBeVisible();
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('Popraw tę odpowiedź');
    await expect(name).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.send).not.toHaveBeenCalled();
    await expect(await canvas.findByText(/^Nie udało się wczytać opisu błędów/)).toBeVisible();

    // The connection is back, of which the browser says nothing.
    Reflect.deleteProperty(navigator, 'onLine');
    await hand.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Ponów' })).toHaveFocus();
    await hand.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Nazwa: Pole jest wymagane' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Ulica: ${NO_STREET}` })).toBeVisible();
    await expect(canvas.queryByText(/^Nie udało się wczytać/)).not.toBeInTheDocument();
    await expect(canvas.queryByText('Popraw tę odpowiedź')).not.toBeInTheDocument();
    await waitFor(() => expect(name).toHaveFocus());
    await hand.type(name, 'Bajka');

    await hand.type(canvas.getByRole('textbox', { name: 'Ulica' }), 'Długa 1');
    await hand.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await expect(args.send).toHaveBeenLastCalledWith({ name: 'Bajka', street: 'Długa 1' });
    plugIn();
  },
};
