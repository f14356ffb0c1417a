import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { SkipLink } from './skip-link';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'shows the link, first of all on the page', 'MovesFocusToContent'],
        ['Enter', 'moves the focus to the content', 'MovesFocusToContent'],
      ],
      roles: 'link, seen only while it has the focus',
      reads: '„Przejdź do treści, łącze”',
    } satisfies AccessibilityNotes,
  },
  args: { targetId: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <a href="#menu" className="u:link-look">
        Zgłoszenia
      </a>
      <main id="content" tabIndex={-1} className="u:mt-20">
        Moje zgłoszenia
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await hand.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Przejdź do treści' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThan(24);
  },
};

export const MovesFocusToContent: Story = {
  play: async ({ canvasElement }) => {
    await hand.tab();
    await hand.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};
