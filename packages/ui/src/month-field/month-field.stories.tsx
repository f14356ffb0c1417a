import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { leaves, sendsAndResets, understands } from '../field/typed-field.example';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { MonthField } from './month-field';

const meta = {
  title: 'Forms/MonthField',
  component: MonthField,
  args: { label: 'Pierwszy miesiąc opieki', name: 'month', today: '2027-02-10', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label, described by hint, error and what the value means',
      reads: '„Pierwszy miesiąc opieki, edycja”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof MonthField>;
export default meta;

type Story = StoryObj<typeof meta>;

const UNREADABLE = 'Nieprawidłowy miesiąc. Wpisz na przykład 01.2027';

export const Default: Story = { args: { defaultValue: '2027-05', required: true } };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="grid gap-5 tablet:grid-cols-2">
      <MonthField label="Pierwszy miesiąc opieki" today="2027-02-10" required />
      <MonthField label="Pierwszy miesiąc opieki" today="2027-02-10" defaultValue="2027-05" />
      <MonthField
        label="Pierwszy miesiąc opieki"
        today="2027-02-10"
        defaultValue="13.2027"
        error={UNREADABLE}
      />
      <MonthField label="Pierwszy miesiąc opieki" today="2027-02-10" defaultValue="2027-05" disabled />
      <MonthField label="Pierwszy miesiąc opieki" today="2027-02-10" defaultValue="2027-05" readOnly />
    </div>
  ),
};

export const UnderstandsWhatIsTyped: Story = {
  play: understands('Pierwszy miesiąc opieki', [
    ['1.27', '01.2027', '2027-01'],
    ['marzec 2027', '03.2027', '2027-03'],
    ['2026-12', '12.2026', '2026-12'],
  ]),
};

export const LeavesWhatItCannotRead: Story = {
  args: { error: UNREADABLE },
  play: leaves('13.2027', UNREADABLE),
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <MonthField {...args} defaultValue="2027-05" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: sendsAndResets('month', '2027-05'),
};

export const SaysWhatItMeans: Story = {
  args: { defaultValue: '2027-05' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('maj 2027');
  },
};
