import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { Band } from './band';

const meta = {
  title: 'Layout/Band',
  component: Band,
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [],
      roles: 'region, named by its heading of level 2',
      reads: '„Kto może złożyć zgłoszenie, region”',
    } satisfies AccessibilityNotes,
  },
  args: {
    title: 'Kto może złożyć zgłoszenie',
    tone: 'surface',
    children: 'Mieszkasz w naszym województwie.',
  },
} satisfies Meta<typeof Band>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('region', { name: 'Kto może złożyć zgłoszenie' }),
    ).toBeVisible();
  },
};
