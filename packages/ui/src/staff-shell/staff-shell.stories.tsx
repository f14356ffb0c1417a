import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CalendarDays,
  Files,
  HandCoins,
  LayoutDashboard,
  Mail,
  Menu,
  MessageSquareText,
  PersonStanding,
  Signature,
  UserCog,
} from 'lucide-react';
import { expect, within } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button';
import { Link } from '../link/link-provider';
import { Logo, LogoMark } from '../logo/logo';
import { PageHeading } from '../page-heading/page-heading';
import { StaffShell } from './staff-shell';

const meta = {
  title: 'Layout/StaffShell',
  component: StaffShell,
  parameters: { layout: 'fullscreen' },
  globals: { accent: 'blue' },
  args: {
    logo: <Logo name="Małe granty II" office="Panel pracownika" href="#" />,
    groups: [
      {
        items: [
          { href: '#pulpit', label: 'Pulpit', icon: LayoutDashboard },
          { href: '#poczta', label: 'Poczta', icon: Mail, count: 4 },
          { href: '#kalendarz', label: 'Kalendarz', icon: CalendarDays },
        ],
      },
      {
        title: 'Projekt',
        items: [
          { href: '#zgloszenia', label: 'Zgłoszenia', icon: Files, count: 14, current: true },
          { href: '#refundacje', label: 'Refundacje', icon: HandCoins, count: 22 },
          { href: '#umowy', label: 'Umowy i aneksy', icon: Signature },
          { href: '#sprawy', label: 'Sprawy', icon: MessageSquareText, count: 6 },
        ],
      },
      { title: 'Administracja', items: [{ href: '#uzytkownicy', label: 'Użytkownicy', icon: UserCog }] },
    ],
    topBar: (
      <span className="ml-auto">
        <IconButton icon={PersonStanding} label="Dostępność" />
      </span>
    ),
    menuButton: <IconButton icon={Menu} label="Menu" />,
    children: (
      <PageHeading title="Zgłoszenia do oceny" lead="Nabór 2/2026 · trwa do 30 listopada · 268 zgłoszeń" />
    ),
  },
} satisfies Meta<typeof StaffShell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('navigation', { name: 'Menu pracownika' });
    await expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Zgłoszenia');
  },
};

export const Rail: Story = {
  args: {
    rail: true,
    logo: (
      <Link href="#" aria-label="Małe granty II, panel pracownika" className="inline-block">
        <LogoMark />
      </Link>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Refundacje' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { scheme: 'dark', accent: 'blue' } };

export const HighContrast: Story = { globals: { contrast: 'high' } };
