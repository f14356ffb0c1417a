import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { AvatarStack } from './avatar-stack';

const PEOPLE = [
  'Tomasz Lisiecki',
  'Barbara Okoń',
  'Żaneta Święcka',
  'Quentin Vogel',
  'Ewa Próbna',
  'Łucja Ćwiczebna',
  'Нина',
].map((name) => ({ name }));

const meta = {
  title: 'Data/AvatarStack',
  component: AvatarStack,
  args: { people: PEOPLE, label: 'Prowadzą sprawę' },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'list named by its label; an item a person',
      reads:
        '„Prowadzą sprawę, lista, 5 pozycji. Tomasz Lisiecki … i 3 inne osoby: Ewa Próbna, Łucja Ćwiczebna, Нина”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof AvatarStack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Prowadzą sprawę' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await expect(list.getByText('+3')).toBeVisible();
    await expect(list.getByText('i 3 inne osoby: Ewa Próbna, Łucja Ćwiczebna, Нина')).toBeInTheDocument();
  },
};

export const ShowsTheLastOneInsteadOfPlusOne: Story = {
  args: { people: PEOPLE.slice(0, 5), size: 'sm' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Ewa Próbna')).toBeInTheDocument();
    await expect(canvas.queryByText(/^\+/)).not.toBeInTheDocument();
  },
};
