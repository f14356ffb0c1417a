import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { Card } from './card';

const meta = {
  title: 'Data/Card',
  component: Card,
  args: { children: 'Odpowiedz na 6 krótkich pytań. Nic nie zapisujemy i nie musisz się logować.' },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'none: it only gives a surface',
      reads: 'nothing of its own',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['picture'],
  render: (args) => (
    <div className="grid gap-4">
      <Card {...args} />
      <Card {...args} tone="subtle" />
      <Card {...args} tone="accent" />
      <Card {...args} tone="companion" />
    </div>
  ),
};
