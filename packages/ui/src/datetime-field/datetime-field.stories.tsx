import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { leaves, sendsAndResets, understands } from '../field/typed-field.example';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { DatetimeField } from './datetime-field';

const meta = {
  title: 'Forms/DatetimeField',
  component: DatetimeField,
  args: { label: 'Początek naboru', name: 'open_from', today: '2027-02-10', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label, described by hint and error',
      reads: '„Początek naboru, edycja”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DatetimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

const UNREADABLE = 'Nieprawidłowa data lub godzina. Wpisz na przykład 04.01.2027 8:30';

export const Default: Story = { args: { defaultValue: '2027-02-08 08:00:00', required: true } };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="grid gap-5 tablet:grid-cols-2">
      <DatetimeField label="Początek naboru" today="2027-02-10" required />
      <DatetimeField label="Początek naboru" today="2027-02-10" defaultValue="2027-02-08 08:00:00" />
      <DatetimeField
        label="Początek naboru"
        today="2027-02-10"
        defaultValue="04.01.2027"
        error={UNREADABLE}
      />
      <DatetimeField label="Początek naboru" today="2027-02-10" defaultValue="2027-02-08 08:00:00" disabled />
      <DatetimeField label="Początek naboru" today="2027-02-10" defaultValue="2027-02-08 08:00:00" readOnly />
    </div>
  ),
};

export const UnderstandsWhatIsTyped: Story = {
  play: understands('Początek naboru', [
    ['4.1.27 8:30', '04.01.2027 08:30', '2027-01-04 08:30:00'],
    ['04.01.2027, godz. 9.00', '04.01.2027 09:00', '2027-01-04 09:00:00'],
    ['2027-01-04T10:15:20', '04.01.2027 10:15:20', '2027-01-04 10:15:20'],
  ]),
};

export const LeavesWhatItCannotRead: Story = {
  args: { error: UNREADABLE },
  play: leaves('04.01.2027', UNREADABLE),
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <DatetimeField {...args} defaultValue="2027-02-08 08:00:00" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: sendsAndResets('open_from', '2027-02-08 08:00:00'),
};
