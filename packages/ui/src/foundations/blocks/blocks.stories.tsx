import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { ArchScene } from './arch-scene';
import { EmptyBlocks } from './empty-blocks';
import { HomeScene } from './home-scene';

const meta = {
  title: 'Foundations/Illustrations',
  component: HomeScene,
  render: () => (
    <div className="grid gap-6 tablet:grid-cols-2">
      <HomeScene />
      <div className="grid content-start gap-6">
        <div className="bg-companion-subtle p-6">
          <ArchScene />
        </div>
        <EmptyBlocks />
      </div>
    </div>
  ),
  parameters: {
    accessibility: {
      keys: [],
      roles: 'img named by what it shows; the small scenes are hidden, the words beside them speak',
      reads: '„Drewniane klocki: dom, łuk, dwie figurki – dorosły z dzieckiem, grafika”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof HomeScene>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /Drewniane klocki/ })).toBeVisible();
  },
};
