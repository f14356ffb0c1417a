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
    <div className="u:grid u:gap-6 u:tablet:grid-cols-2">
      <HomeScene />
      <div className="u:grid u:content-start u:gap-6">
        <div className="u:bg-companion-subtle u:p-6">
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
