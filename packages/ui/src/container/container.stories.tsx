import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { Container } from './container';

const meta = {
  title: 'Layout/Container',
  component: Container,
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [],
      roles: 'none: it only gives the width',
      reads: 'nothing of its own',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Container>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  args: {
    className: 'bg-surface py-4',
    children: 'Treść strony ma najwyżej 1200 px, a jej marginesy rosną z ekranem.',
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const container = within(canvasElement).getByText(/^Treść strony/);
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(container);
    const { left, right, width } = container.getBoundingClientRect();
    const gutters = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    await expect(width - gutters).toBeLessThanOrEqual(1200);
    // In the middle of a window of 1280 px.
    await expect(Math.round(left)).toBe(Math.round(document.documentElement.clientWidth - right));
  },
};
