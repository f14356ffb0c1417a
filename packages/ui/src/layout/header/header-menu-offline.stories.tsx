import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { plugIn, pullPlug } from '../../feedback/connection/testing/plug';
import { Logo } from '../../foundations/logo/logo';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Header } from './header';

/** In a file of its own: after another story the chunk of the menu is in the cache and cannot be missing. */
const meta = {
  title: 'Layout/Header/Offline',
  component: Header,
  args: {
    logo: <Logo name="Małe granty II" office="Regionalny Urząd Pracy" href="#" />,
    items: [
      { id: 'home', name: 'Główna', link: '/' },
      { id: 'project', name: 'Projekt' },
      { id: 'rules', id_top: 'project', name: 'Regulamin', link: '/statute' },
    ],
    path: '/',
  },
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [['Tab', 'goes from link to link', 'GoesByTabFromLogoToTools']],
      roles: 'navigation with the links that stand at the top of the menu',
      reads: '„Główne menu, nawigacja, lista, 1 element. Główna, łącze, bieżąca strona”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: pullPlug,
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const KeepsItsLinksUntilTheMenuComes: Story = {
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Główne menu' }));
    await expect(menu.getByRole('link', { name: 'Główna', current: 'page' })).toBeVisible();
    await expect(menu.queryByRole('button')).not.toBeInTheDocument();

    plugIn();
    const group = await canvas.findByRole('button', { name: 'Projekt', expanded: false });
    await hand.click(group);
    await expect(await canvas.findByRole('link', { name: 'Regulamin' })).toBeInTheDocument();
  },
};
