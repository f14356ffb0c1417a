import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FieldSpec, fieldRefusals } from '@urzad/domain';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { SelectField } from '../fields/select-field/select-field';
import { Form } from './form';
import { FormField } from './parts/form-field';
import { FormSubmit } from './parts/form-submit';
import { aServer } from './testing/a-server';
import { type Provider, ProviderForm } from './testing/provider-form';

const RIGHT: Provider = {
  name: 'Żłobek „Bajka”',
  nip: '0000000023',
  mail: 'biuro@zlobek.pl',
  tags: ['opieka'],
  children: [{ pesel: '' }],
};

const meta = {
  title: 'Forms/Form refusals',
  component: ProviderForm,
  args: { values: RIGHT, send: fn(async () => undefined), onErrors: fn(), onFailure: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'alert above the fields, focused, for what can be corrected at none of them',
      reads: '„Błąd: Formularz nie został wysłany. Zła wartość”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ProviderForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const NOT_SENT = /Formularz nie został wysłany/;
const submit = { name: 'Wyślij zgłoszenie' };

const strict = aServer();

/** A field that this form does not have: the server's error about it is shown above, not dropped. */
export const SaysAboveWhatStandsAtNoField: Story = {
  args: { send: strict.send },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', submit));
    strict.answer({ account: 'is-no-equal' });
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(NOT_SENT);
    await expect(alert).toHaveTextContent('Zła wartość');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(args.onErrors).toHaveBeenCalledWith({ account: 'is-no-equal' });

    await hand.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(strict.send).toHaveBeenCalledTimes(2));
    strict.answer({ account: 'is-no-equal', nip: 'not-in-register' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'NIP placówki' })).toHaveFocus());
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getByRole('link')).toHaveTextContent('Placówka nie figuruje w rejestrze');
    strict.answer();
  },
};

const MAIL: FieldSpec = { step: 1, type: 'mail', pl: 'Adres e-mail', en: 'E-mail', required: true, max: 12 };

/** A field shows its first error by default (Spec §5); with a list it shows all. */
export const TellsAllThatIsWrongWithAField: Story = {
  args: {
    judge: (values) => fieldRefusals({ mail: MAIL }, { ...values }, { today: '2027-02-10', every: true }),
    values: { ...RIGHT, mail: 'biuro żłobka' },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const mail = canvas.getByRole('textbox', { name: 'Adres e-mail' });
    await hand.type(mail, ' w gminie');
    await hand.click(canvas.getByRole('button', submit));
    await waitFor(() => expect(mail).toHaveFocus());
    await expect(mail).toHaveAccessibleDescription(/^Za długi 12\. Nieprawidłowy email/);
    await expect(canvas.getByRole('link')).toHaveTextContent(
      'Adres e-mail: Za długi 12. Nieprawidłowy email',
    );
    await expect(args.onErrors).toHaveBeenCalledWith({ mail: 'is-too-big' });
  },
};

const slow = aServer();

/** The answer is about the submitted values. A value typed since is not marked. */
export const LeavesAloneWhatWasTypedMeanwhile: Story = {
  args: { send: slow.send },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'Nazwa' });
    await hand.click(canvas.getByRole('button', submit));
    await canvas.findByText('Formularz jest wysyłany');
    await hand.type(name, ' 2');
    slow.answer({ name: 'not-valid-name' });
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(NOT_SENT);
    await expect(alert).toHaveTextContent('Wpisz tylko litery, spacje, łącznik lub apostrof');
    await expect(name).toBeValid();
    await hand.type(name, '{Backspace}{Backspace}');
    await expect(name).toBeInvalid();
  },
};

const waiting = aServer();

/** A running submit cannot be undone: the values stay, and no second one runs beside it. */
export const IsNotResetWhileItIsSent: Story = {
  args: { send: waiting.send },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: 'Nazwa' });
    await hand.type(name, ' 2{Enter}');
    await canvas.findByText('Formularz jest wysyłany');
    await hand.click(canvas.getByRole('button', { name: 'Zacznij od nowa' }));
    await expect(name).toHaveValue('Żłobek „Bajka” 2');
    await expect(canvas.getByText('Formularz jest wysyłany')).toBeVisible();
    await hand.type(name, '{Enter}');
    await expect(waiting.send).toHaveBeenCalledOnce();
    waiting.answer();
    await expect(await canvas.findByText('Wysłano')).toBeVisible();
    await hand.click(canvas.getByRole('button', { name: 'Zacznij od nowa' }));
    await expect(name).toHaveValue('Żłobek „Bajka”');
  },
};

/** As a password manager or a browser extension may do. */
export const ReadsWhatAProgramFilledWithoutAnEvent: Story = {
  args: { values: { ...RIGHT, name: '', mail: '' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setValue?.call(canvas.getByRole('textbox', { name: /^Nazwa/ }), 'Żłobek „Bajka”');
    setValue?.call(canvas.getByRole('textbox', { name: /mail/ }), 'biuro@zlobek.pl');
    await hand.click(canvas.getByRole('button', submit));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Żłobek „Bajka”', mail: 'biuro@zlobek.pl' }),
      ),
    );
  },
};

const YEARS = [
  { value: '2026', label: '2026' },
  { value: '2027', label: '2027' },
];
const sentLists = fn();

/** As the autofill of a browser may do. A list that has no choice for what the form knows takes nothing away from it. */
export const ReadsAListFilledWithoutAnEvent: Story = {
  beforeEach: () => void sentLists.mockClear(),
  render: () => (
    <Form
      label="Nabór"
      defaultValues={{ year: '', other: '1999' }}
      send={async (values) => sentLists(values)}
    >
      <FormField name="year">{(field) => <SelectField {...field} label="Rok" options={YEARS} />}</FormField>
      <FormField name="other">
        {(field) => <SelectField {...field} label="Inny rok" options={YEARS} nullLabel={false} />}
      </FormField>
      <FormSubmit>Zapisz</FormSubmit>
    </Form>
  ),
  play: async ({ canvas }) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set;
    setValue?.call(canvas.getByRole('combobox', { name: 'Rok' }), '2027');
    await hand.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(sentLists).toHaveBeenCalledWith({ year: '2027', other: '1999' }));
  },
};
