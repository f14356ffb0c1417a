import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { plugIn, pullPlug } from '../../feedback/connection/testing/plug';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { STAFF_MENU, STAFF_PRIVILEGES } from '../menu/testing/sample-menus';
import { HorizontalMenu } from './horizontal-menu';

/** In a file of its own: after another story the chunk of the panel is in the cache and cannot be missing. */
const meta = {
  title: 'Navigation/HorizontalMenu/Offline',
  component: HorizontalMenu,
  args: { items: STAFF_MENU, path: '/cofundingregistrations', privileges: STAFF_PRIVILEGES },
  parameters: {
    accessibility: {
      keys: [
        [
          'Enter, Space',
          'open and close a group, whose entries then stand in the row',
          'ShowsAGroupInTheRow',
        ],
      ],
      roles: 'as online; an open group is a list in the row',
      reads: '„Projekt, przycisk, rozwinięty; Zgłoszenia, łącze, bieżąca strona”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: pullPlug,
} satisfies Meta<typeof HorizontalMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ShowsAGroupInTheRow: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Projekt', expanded: false }).focus();
    await hand.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: /^Zgłoszenia/, current: 'page' })).toBeVisible();
    await hand.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Projekt', expanded: false })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Zgłoszenia/ })).not.toBeInTheDocument());
    plugIn();
  },
};
