import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
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

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const words = within(canvasElement).getByText(String(args.children));
    await expect(words).toBeVisible();
    // A surface without a role: a screen reader announces nothing.
    await expect(words).not.toHaveAccessibleName();
    await expect(within(canvasElement).queryByRole('region')).not.toBeInTheDocument();
  },
};

export const Tones: Story = {
  tags: ['picture'],
  render: (args) => (
    <div className="u:grid u:gap-4">
      <Card {...args} />
      <Card {...args} tone="subtle" />
      <Card {...args} tone="accent" />
      <Card {...args} tone="companion" />
    </div>
  ),
};
