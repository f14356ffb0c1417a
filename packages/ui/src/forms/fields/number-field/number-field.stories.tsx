import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { leaves, sendsAndResets, understands } from '../typed-field/testing/plays';
import { NumberField } from './number-field';

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: 'Metraż sali', name: 'area', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label, described by hint and error',
      reads: '„Metraż sali, edycja”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

const UNREADABLE = 'Wpisz liczbę, na przykład 12,5';

export const Default: Story = {
  args: { defaultValue: '1234.5', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Metraż sali' })).toHaveValue('1\u00a0234,5');
  },
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <NumberField label="Metraż sali" required />
      <NumberField label="Metraż sali" defaultValue="1234.5" />
      <NumberField label="Metraż sali" defaultValue="dużo" error={UNREADABLE} />
      <NumberField label="Metraż sali" defaultValue="1234.5" disabled />
      <NumberField label="Metraż sali" defaultValue="1234.5" readOnly />
    </div>
  ),
};

export const UnderstandsWhatIsTyped: Story = {
  play: understands('Metraż sali', [
    ['1234,5', '1\u00a0234,5', '1234.5'],
    ['-0.25', '-0,25', '-0.25'],
    ['007', '7', '7'],
  ]),
};

export const LeavesWhatItCannotRead: Story = {
  args: { error: UNREADABLE },
  play: leaves('dużo', UNREADABLE),
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <NumberField {...args} defaultValue="1234.5" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: sendsAndResets('area', '1234.5'),
};
