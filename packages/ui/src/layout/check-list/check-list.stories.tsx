import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { CheckList } from './check-list';

const meta = {
  title: 'Layout/CheckList',
  component: CheckList,
  args: {
    items: [
      'Mieszkasz w naszym województwie albo tu pracujesz.',
      'Wychowujesz dziecko do lat 3 – własne, przysposobione lub w pieczy zastępczej.',
      'Wracasz do pracy po urlopie, zaczynasz pracę albo już pracujesz.',
      'Płacisz za opiekę i masz na to rachunek, fakturę lub umowę.',
    ],
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'list; the signs are decoration',
      reads: '„Lista, 4 elementy. Mieszkasz w naszym województwie albo tu pracujesz.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof CheckList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    const items = within(list).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(args.items);
    await expect(within(list).queryByRole('img')).not.toBeInTheDocument();
  },
};

/** Points are still to be done, so they have no ticks. */
export const Points: Story = {
  ...Default,
  tags: [],
  args: {
    marker: 'point',
    items: [
      'Numery PESEL – Twój i dziecka',
      'Zaświadczenie od pracodawcy (PDF, JPG lub PNG, do 2,86 MB)',
      'Miesięczny koszt opieki',
    ],
  },
};
