import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogIn, Menu, PersonStanding } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Link } from '../../foundations/link/link';
import { Logo } from '../../foundations/logo/logo';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { LanguageSwitch } from '../../navigation/language-switch/language-switch';
import { Header } from './header';

const meta = {
  title: 'Layout/Header',
  component: Header,
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [['Tab', 'goes from the logo over the menu to the tools', 'GoesByTabFromLogoToTools']],
      roles:
        'banner with a navigation named "Główne menu"; up to 1024 px a button opens the menu panel instead',
      reads: '„Główne menu, nawigacja, lista, 3 elementy. Główna, łącze, bieżąca strona"',
    } satisfies AccessibilityNotes,
  },
  args: {
    logo: <Logo name="Małe granty II" office="Regionalny Urząd Pracy" href="#" />,
    items: [
      { id: 'home', name: 'Główna', link: '/' },
      { id: 'about', name: 'O projekcie', link: '/about' },
      { id: 'contact', name: 'Kontakt', link: '/contact' },
    ],
    path: '/',
    instruction: '/instrukcja.pdf',
    actions: (
      <>
        <IconButton icon={PersonStanding} label="Dostępność" />
        <span className="u:hidden u:tablet:block">
          <LanguageSwitch looks="code" onLocaleChange={() => undefined} />
        </span>
        <Button asChild variant="primary">
          <Link href="/login">Zaloguj</Link>
        </Button>
      </>
    ),
    menuButton: <IconButton icon={Menu} label="Menu" />,
  },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const banner = within(within(canvasElement).getByRole('banner'));
    const navigation = within(banner.getByRole('navigation', { name: 'Główne menu' }));
    await expect(navigation.getByRole('link', { current: 'page' })).toHaveAccessibleName('Główna');
    await expect(banner.getByRole('link', { name: 'Instrukcja (PDF)' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Zaloguj' })).toBeVisible();
    await expect(banner.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
};

/** A phone has the menu behind a button. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const banner = within(within(canvasElement).getByRole('banner'));
    await expect(banner.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(banner.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(banner.queryByRole('link', { name: 'Instrukcja (PDF)' })).not.toBeInTheDocument();
  },
};

/** Does not touch the edges of the viewport. */
export const Detached: Story = {
  args: { variant: 'detached' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const banner = within(canvas.getByRole('banner'));
    await expect(banner.getByRole('navigation', { name: 'Główne menu' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Główna', current: 'page' })).toBeVisible();
    const card = canvas.getByRole('banner').firstElementChild?.getBoundingClientRect();
    await expect(card?.top).toBeGreaterThan(0);
    await expect(card?.left).toBeGreaterThan(0);
  },
};

export const Transparent: Story = {
  args: { variant: 'transparent' },
  decorators: [
    (Story) => (
      <div className="u:bg-accent-subtle">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('banner');
    await expect(getComputedStyle(banner).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(within(banner).getByRole('navigation', { name: 'Główne menu' })).toBeVisible();
    await expect(within(banner).getByRole('link', { name: 'Główna', current: 'page' })).toBeVisible();
  },
};

export const WithoutMenu: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).not.toBeInTheDocument();
  },
};

export const WithAGroup: Story = {
  args: {
    items: [
      { id: 'home', name: 'Główna', link: '/' },
      { id: 'help', name: 'Pomoc', badge: 'Nowe' },
      { id: 'questions', id_top: 'help', name: 'Pytania i odpowiedzi', link: '/questions' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(await canvas.findByRole('button', { name: /^Pomoc/, expanded: false }));
    await expect(await canvas.findByRole('link', { name: 'Pytania i odpowiedzi' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Pomoc/, expanded: true })).toBeVisible();
  },
};

/** The tab order is the visual order. */
export const GoesByTabFromLogoToTools: Story = {
  play: async ({ canvasElement }) => {
    const names = ['Małe granty II', 'Główna', 'O projekcie', 'Kontakt', 'Instrukcja', 'Dostępność'];
    for (const name of names) {
      await hand.tab();
      await expect(canvasElement.ownerDocument.activeElement).toHaveAccessibleName(new RegExp(`^${name}`));
    }
  },
};

/** 400 % with the largest text: the name is not cut, the tools are in rows of their own, and none is beside the page. */
export const NarrowInLargeType: Story = {
  globals: { viewport: { value: 'narrow' }, font: 'large' },
  args: {
    actions: (
      <>
        <IconButton icon={PersonStanding} label="Dostępność" />
        <LanguageSwitch looks="code" onLocaleChange={() => undefined} />
        <Button asChild variant="primary" icon={LogIn}>
          <Link href="/login">Zaloguj się</Link>
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const banner = within(within(canvasElement).getByRole('banner'));
    const name = banner.getByText('Małe granty II');
    const tool = banner.getByRole('button', { name: 'Dostępność' }).getBoundingClientRect();
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    await expect(tool.top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
    await expect(banner.getByRole('button', { name: 'Menu' }).getBoundingClientRect().right).toBeLessThan(
      320,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};
