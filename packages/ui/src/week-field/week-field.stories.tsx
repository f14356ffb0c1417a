import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { leaves, sendsAndResets, understands } from '../field/typed-field.example';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { WeekField } from './week-field';

const meta = {
  title: 'Forms/WeekField',
  component: WeekField,
  args: { label: 'Tydzień kontroli', name: 'week', today: '2027-02-10', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'textbox named by its label, described by hint, error and what the value means',
      reads: '„Tydzień kontroli, edycja”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof WeekField>;
export default meta;

type Story = StoryObj<typeof meta>;

const UNREADABLE = 'Nieprawidłowy tydzień. Wpisz na przykład 5/2027 albo dzień z tego tygodnia';

export const Default: Story = { args: { defaultValue: '2027-W05', required: true } };

export const States: Story = {
  tags: ['picture'],
  render: () => (
    <div className="grid gap-5 tablet:grid-cols-2">
      <WeekField label="Tydzień kontroli" today="2027-02-10" required />
      <WeekField label="Tydzień kontroli" today="2027-02-10" defaultValue="2027-W05" />
      <WeekField label="Tydzień kontroli" today="2027-02-10" defaultValue="53/2027" error={UNREADABLE} />
      <WeekField label="Tydzień kontroli" today="2027-02-10" defaultValue="2027-W05" disabled />
      <WeekField label="Tydzień kontroli" today="2027-02-10" defaultValue="2027-W05" readOnly />
    </div>
  ),
};

export const UnderstandsWhatIsTyped: Story = {
  play: understands('Tydzień kontroli', [
    ['6/27', '6/2027', '2027-W06'],
    ['4.1.27', '1/2027', '2027-W01'],
    ['2026-W53', '53/2026', '2026-W53'],
  ]),
};

export const LeavesWhatItCannotRead: Story = {
  args: { error: UNREADABLE },
  play: leaves('53/2027', UNREADABLE),
};

export const SendsAndResetsInAPlainForm: Story = {
  render: (args) => (
    <form aria-label="Formularz">
      <WeekField {...args} defaultValue="2027-W05" />
      <button type="reset">Cofnij</button>
    </form>
  ),
  play: sendsAndResets('week', '2027-W05'),
};

export const SaysWhatItMeans: Story = {
  args: { defaultValue: '2027-W05' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'od 1 lutego 2027 r. do 7 lutego 2027 r.',
    );
  },
};
