import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { leaves, sendsAndResets, understands } from '../typed-field/testing/plays';
import { TimeField } from './time-field';

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: { label: 'Godzina spotkania', name: 'hour', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label, described by hint and error',
      reads: '„Godzina spotkania, edycja”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof TimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

const UNREADABLE = 'Nieprawidłowa godzina. Wpisz na przykład 8:30';

export const Default: Story = {
  args: { defaultValue: '08:30', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Godzina spotkania' })).toHaveValue('08:30');
  },
};

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <TimeField label="Godzina spotkania" required />
      <TimeField label="Godzina spotkania" defaultValue="08:30" />
      <TimeField label="Godzina spotkania" defaultValue="25:00" error={UNREADABLE} />
      <TimeField label="Godzina spotkania" defaultValue="08:30" disabled />
      <TimeField label="Godzina spotkania" defaultValue="08:30" readOnly />
    </div>
  ),
};

export const UnderstandsWhatIsTyped: Story = {
  play: understands('Godzina spotkania', [
    ['9', '09:00', '09:00'],
    ['8.15', '08:15', '08:15'],
    ['1545', '15:45', '15:45'],
  ]),
};

export const LeavesWhatItCannotRead: Story = {
  args: { error: UNREADABLE },
  play: leaves('25:00', UNREADABLE),
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <TimeField {...args} defaultValue="08:30" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: sendsAndResets('hour', '08:30'),
};
