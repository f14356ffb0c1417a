import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { plugIn, pullPlug } from '../../feedback/connection/testing/plug';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { TextField } from '../text-field/text-field';
import { Form } from './form';
import { formOf } from './form-of';
import { FormSubmit } from './form-submit';

interface Answers {
  name: string;
  street: string;
}

const { FormField } = formOf<Answers>();

/** A form with no texts of its own. */
function AddressForm({ send }: { send: (answers: Answers) => Promise<undefined> }) {
  return (
    <Form<Answers>
      label="Placówka"
      defaultValues={{ name: '', street: '' }}
      check={(answers) => Object.fromEntries(missing(answers).map((name) => [name, 'is-empty' as const]))}
      send={send}
    >
      <FormField name="name">{(field) => <TextField {...field} required label="Nazwa" />}</FormField>
      <FormField name="street">{(field) => <TextField {...field} required label="Ulica" />}</FormField>
      <FormSubmit>Wyślij</FormSubmit>
    </Form>
  );
}

function missing(answers: Answers) {
  return (['name', 'street'] as const).filter((name) => answers[name] === '');
}

/** In a file of its own: after another story sentences and list are in the cache and cannot be missing. */
const meta = {
  title: 'Forms/Form/Offline',
  component: AddressForm,
  args: { send: fn(async () => undefined) },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'as online, without the alert above the fields until its code has come',
      reads: '„Nazwa, edycja, wymagane, nieprawidłowe dane, Popraw tę odpowiedź”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: pullPlug,
} satisfies Meta<typeof AddressForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The line was cut before sentences and list had come: each field says that it is wrong, and the focus leads to the first. */
export const RefusesWithoutItsSentences: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'Nazwa' });
    await hand.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await expect(await canvas.findAllByText('Popraw tę odpowiedź')).toHaveLength(2);
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('Popraw tę odpowiedź');
    await expect(name).toHaveFocus();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.send).not.toHaveBeenCalled();

    plugIn();
    // Above the fields, which it moves: the mouse has to wait for it.
    await canvas.findByRole('alert');
    await hand.type(name, 'Bajka');
    await expect(await canvas.findByText('Pole jest wymagane')).toBeVisible();
    await expect(canvas.queryByText('Popraw tę odpowiedź')).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Ulica: Pole jest wymagane' })).toBeVisible();
    await expect(name).toHaveFocus();

    await hand.type(canvas.getByRole('textbox', { name: 'Ulica' }), 'Długa 1');
    await hand.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await expect(args.send).toHaveBeenLastCalledWith({ name: 'Bajka', street: 'Długa 1' });
  },
};
