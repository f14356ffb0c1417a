import type { Meta, StoryObj } from '@storybook/react-vite';
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
};
