import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { hand } from '../../../internal/testing/hand';
import { ColourField, type ColourFieldProps } from './colour-field';

const meta = {
  title: 'Forms/ColourField',
  component: ColourField,
  args: { label: 'Kolor teczki', name: 'color', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Arrow keys', 'go from colour to colour and choose it', 'Default'],
        ['Tab', 'goes on to the palette and to the code of an own colour', 'TabGoesOnToAnOwnColour'],
      ],
      roles:
        'radiogroup named by its label; a colour box and a textbox for an own colour, each with a name; a status that warns of a colour hard to read',
      reads:
        '„Kolor teczki, grupa. Śliwka, przycisk opcji, zaznaczone, 1 z 5”; „Kod własnego koloru, edycja”; „Tego koloru na białym tle i białych liter na nim wiele osób nie odczyta.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ColourField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { required: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Kolor teczki' })).toBeRequired();
    await userEvent.click(canvas.getByRole('radio', { name: 'Śliwka' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('purple');
    for (const [key, colour] of [
      ['{ArrowRight}', 'green'],
      ['{ArrowLeft}', 'purple'],
      ['{ArrowDown}', 'green'],
      ['{ArrowUp}', 'purple'],
      ['{ArrowRight}', 'green'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(colour);
    }
    await expect(canvas.getByRole('radio', { name: 'Świerk', checked: true })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('green');
  },
};

export const ReadsATypedColour: Story = {
  args: { defaultValue: 'purple' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const code = canvas.getByRole('textbox', { name: 'Kod własnego koloru' });
    await userEvent.type(code, '1A7F5C');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#1a7f5c');
    await expect(canvas.getByRole('radio', { name: 'Własny kolor' })).toBeChecked();
    await userEvent.tab();
    await expect(code).toHaveValue('#1a7f5c');
    await userEvent.click(canvas.getByRole('radio', { name: 'Chaber' }));
    await expect(code).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('blue');
  },
};

export const TakesAColourOfThePalette: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    // The palette is a window of the system; this is the event of a choice in it.
    fireEvent.input(canvas.getByLabelText('Wybierz własny kolor z palety'), { target: { value: '#2950a2' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('#2950a2');
    await expect(canvas.getByRole('textbox')).toHaveValue('#2950a2');
  },
};

export const WarnsOfAColourHardToRead: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const code = canvas.getByRole('textbox');
    await userEvent.type(code, '#777777');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Kontrast wynosi 4,4 : 1.* 4,5 : 1/);
    await userEvent.clear(code);
    await userEvent.type(code, '#767676');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-6 u:tablet:grid-cols-2">
      <ColourField label="Kolor teczki" defaultValue="green" required />
      <ColourField label="Kolor teczki" defaultValue="#7980ff" />
      <ColourField label="Kolor teczki" error="Pole jest wymagane" />
      <ColourField label="Kolor teczki" defaultValue="orange" disabled />
      <ColourField label="Kolor teczki" defaultValue="#1a7f5c" readOnly />
      <ColourField label="Kolor teczki" defaultValue="blue" readOnly />
      <ColourField label="Kolor teczki" readOnly />
    </div>
  ),
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <ColourField {...args} defaultValue="blue" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.type(canvas.getByRole('textbox'), '#fa0');
    await expect([...new FormData(form)]).toEqual([['color', '#ffaa00']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await expect([...new FormData(form)]).toEqual([['color', 'blue']]);
    await expect(canvas.getByRole('radio', { name: 'Chaber' })).toBeChecked();
  },
};

const onSend = fn((_values: object) => undefined);

function InForm(props: ColourFieldProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { color: 'orange' } });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <ColourField {...props} {...register('color')} />
      <button type="submit">Wyślij</button>
    </form>
  );
}

export const WorksInAFormLibrary: Story = {
  render: (args) => <InForm {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Bursztyn' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Świerk' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(onSend).toHaveBeenLastCalledWith({ color: 'green' }));
  },
};

export const TabGoesOnToAnOwnColour: Story = {
  args: { defaultValue: 'purple' },
  play: async ({ canvas }) => {
    await hand.tab();
    await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus();
    const code = canvas.getByRole('textbox', { name: 'Kod własnego koloru' });
    await hand.tab();
    await expect(document.activeElement).toHaveAttribute('type', 'color');
    await hand.tab();
    await expect(code).toHaveFocus();
  },
};
