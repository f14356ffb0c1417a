import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { EuFundingStrip } from '../eu-funding-strip/eu-funding-strip';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { IconButton } from '../icon-button/icon-button';
import { Logo } from '../logo/logo';
import { PageHeading } from '../page-heading/page-heading';
import { PageLayout } from './page-layout';

const meta = {
  title: 'Layout/PageLayout',
  component: PageLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    header: (
      <Header
        logo={<Logo name="Małe granty II" office="Regionalny Urząd Pracy" href="#" />}
        links={[
          { href: '#panel', label: 'Panel' },
          { href: '#zgloszenia', label: 'Zgłoszenia', current: true },
        ]}
        menuButton={<IconButton icon={Menu} label="Menu" />}
      />
    ),
    funding: <EuFundingStrip />,
    footer: (
      <Footer statement="Projekt jest współfinansowany ze środków Europejskiego Funduszu Społecznego Plus." />
    ),
    children: <PageHeading title="Moje zgłoszenia" lead="Masz 5 zgłoszeń. Jedno czeka na uzupełnienie." />,
  },
} satisfies Meta<typeof PageLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Narrow: Story = { args: { width: 'narrow' } };

export const SkipsToContent: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};
