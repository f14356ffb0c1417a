import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Menu, PersonStanding } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { Link } from '../link/link-provider';
import { Logo } from '../logo/logo';
import { Header } from './header';

const meta = {
  title: 'Layout/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo name="Małe granty II" office="Regionalny Urząd Pracy" href="#" />,
    links: [
      { href: '#panel', label: 'Panel' },
      { href: '#zgloszenia', label: 'Zgłoszenia', current: true },
      { href: '#wnioski', label: 'Wnioski' },
      { href: '#umowa', label: 'Umowa' },
      { href: '#sprawy', label: 'Sprawy' },
    ],
    actions: (
      <>
        <span className="hidden tablet:block">
          <Button asChild variant="quiet" icon={FileText}>
            <Link href="#instrukcja">Instrukcja</Link>
          </Button>
        </span>
        <IconButton icon={PersonStanding} label="Dostępność" />
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
    const navigation = within(canvasElement).getByRole('navigation', { name: 'Główne menu' });
    const current = within(navigation).getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Zgłoszenia');
  },
};

export const Detached: Story = { args: { variant: 'detached' } };

export const Transparent: Story = {
  args: { variant: 'transparent' },
  decorators: [
    (Story) => (
      <div className="bg-accent-subtle">
        <Story />
      </div>
    ),
  ],
};

export const WithoutLinks: Story = { args: { links: [] } };
