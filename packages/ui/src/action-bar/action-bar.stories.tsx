import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button';
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
} satisfies Meta<typeof ActionBar>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Szkic zapisany o 14:32');
  },
};
