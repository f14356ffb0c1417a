import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { DateTile } from './date-tile';

const meta = {
  title: 'Data/DateTile',
  component: DateTile,
  args: { dateTime: '2026-11-17', day: '17', month: 'lis' },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'time, whose machine-readable value is the whole day',
      reads: '„17 lis”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DateTile>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('lis').closest('time')).toHaveTextContent('17 lis');
  },
};
