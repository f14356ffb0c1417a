import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { KeptSettings, memoryPort } from '../../foundations/appearance/testing/kept-settings';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { SchemeToggle } from './colour-settings';

const meta = {
  title: 'Forms/SchemeToggle',
  component: SchemeToggle,
  decorators: [
    (Story) => (
      <KeptSettings port={memoryPort()}>
        <Story />
      </KeptSettings>
    ),
  ],
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'change light to dark and back', 'ChangesTheSchemeAndItsName']],
      roles: 'button named by what it does next',
      reads: '„Włącz ciemny wygląd, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof SchemeToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const ChangesTheSchemeAndItsName: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.tab();
    await hand.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Włącz jasny wygląd' })).toHaveFocus();
    await hand.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Włącz ciemny wygląd' })).toHaveFocus();
  },
};
