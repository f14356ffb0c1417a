import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { ActionBar } from './action-bar';

const meta = {
  title: 'Layout/ActionBar',
  component: ActionBar,
  args: {
    back: <Button icon={ArrowLeft}>Wstecz</Button>,
    status: 'Szkic zapisany o 14:32',
    children: (
      <Button variant="primary" iconEnd={ArrowRight}>
        Dalej
      </Button>
    ),
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'none of its own; what is saved is a status, spoken without moving the focus',
      reads: '„Szkic zapisany o 14:32”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ActionBar>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Szkic zapisany o 14:32');
  },
};
