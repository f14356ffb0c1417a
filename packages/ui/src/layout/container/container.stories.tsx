import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
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

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  args: {
    className: 'u:bg-surface u:py-4',
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

/** One story for each side of a border between two width classes (Spec §9). */
const withGutter = (viewport: string, gutter: string): Story => ({
  args: { children: 'Treść strony' },
  globals: { viewport: { value: viewport } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Treść strony')).toHaveStyle({
      paddingInlineStart: gutter,
      paddingInlineEnd: gutter,
    });
  },
});

export const Gutter16At767: Story = withGutter('phoneLast', '16px');
export const Gutter24At768: Story = withGutter('tabletFirst', '24px');
export const Gutter24At992: Story = withGutter('smLast', '24px');
export const Gutter32At993: Story = withGutter('lFirst', '32px');
export const Gutter32At1400: Story = withGutter('lLast', '32px');
export const Gutter40At1401: Story = withGutter('xlFirst', '40px');

/** A wider gutter does not change the width of the content. */
export const ContentOf1200At1401: Story = {
  args: { children: <p>Treść strony</p> },
  globals: { viewport: { value: 'xlFirst' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Treść strony').getBoundingClientRect().width).toBe(1200);
  },
};
