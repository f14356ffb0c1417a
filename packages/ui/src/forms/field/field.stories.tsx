import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import type { FieldProps } from './field-props';
import { FieldFrame } from './own-field-frame';
import { useField } from './use-field';

/** A custom field: any control, with the frame and the bindings of the kit. */
function HourField(props: FieldProps) {
  const field = useField(props);

  return (
    <FieldFrame {...props} field={field} name="hour">
      <input
        {...field.control}
        type="time"
        className="u:min-h-field u:rounded-md u:border-control u:px-3.5"
      />
    </FieldFrame>
  );
}

const meta = {
  title: 'Forms/Field of your own',
  component: HourField,
  args: {
    label: 'Godzina spotkania',
    hint: 'Przyjmujemy od 8:00 do 15:30.',
    error: 'Pole jest wymagane',
    required: true,
    width: 'short',
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'the frame has no role: it ties label, hint, note and error to the control inside it',
      reads: '„Godzina spotkania, wymagane, niepoprawne, Przyjmujemy od 8:00 do 15:30. Pole jest wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof HourField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByLabelText(/Godzina spotkania/);
    await expect(control).toHaveAccessibleDescription('Przyjmujemy od 8:00 do 15:30. Pole jest wymagane');
    await expect(control).toBeRequired();
    await expect(control).toBeInvalid();
  },
};
