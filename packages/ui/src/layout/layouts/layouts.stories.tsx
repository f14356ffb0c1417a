import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { IconButton } from '../../actions/icon-button/icon-button';
import { HomeScene } from '../../foundations/blocks/home-scene';
import { Logo } from '../../foundations/logo/logo';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { EuFundingStrip } from '../eu-funding-strip/eu-funding-strip';
import { Footer } from '../footer/footer';
import { Header, type HeaderProps } from '../header/header';
import { PageHeading } from '../page-heading/page-heading';
import { TopBar } from '../top-bar/top-bar';
import { AuthLayout, AuthV2Layout } from './auth-layout';
import { BlankLayout } from './blank-layout';
import { HomeLayout, InfoLayout, MainLayout } from './page-layouts';

function ExampleHeader({ variant }: Pick<HeaderProps, 'variant'>) {
  return (
    <Header
      logo={<Logo name="Małe granty II" office="Regionalny Urząd Pracy" href="#" />}
      items={[
        { id: 'home', name: 'Główna', link: '/' },
        { id: 'registrations', name: 'Zgłoszenia', link: '/cofundingregistrations' },
      ]}
      path="/cofundingregistrations"
      {...(variant && { variant })}
      menuButton={<IconButton icon={Menu} label="Menu" />}
    />
  );
}

const slots = {
  topBar: (
    <TopBar
      address="ul. Lipowa 12, 00-000 Zielony Staw"
      mail="granty@rup-zielonystaw.example"
      phones={['(00) 123 45 61', '(00) 123 45 62', '(00) 123 45 63', '(00) 123 45 64']}
    />
  ),
  header: <ExampleHeader />,
  funding: <EuFundingStrip />,
  footer: (
    <Footer statement="Projekt jest współfinansowany ze środków Europejskiego Funduszu Społecznego Plus." />
  ),
};

const meta = {
  title: 'Layout/Layouts',
  component: MainLayout,
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [['Tab', 'comes to the skip link first', 'SkipsToContent']],
      roles: 'banner, main and contentinfo, one of each; the skip link moves the focus to main',
      reads: '„Przejdź do treści, łącze"',
    } satisfies AccessibilityNotes,
  },
  args: {
    ...slots,
    children: <PageHeading title="Moje zgłoszenia" lead="Masz 5 zgłoszeń. Jedno czeka na uzupełnienie." />,
  },
} satisfies Meta<typeof MainLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Main: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

/** On a phone the office's address is in the footer. */
export const WithoutTheTopBarAt767: Story = {
  globals: { viewport: { value: 'phoneLast' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('(00) 123 45 61')).not.toBeVisible();
  },
};

export const WithTheTopBarAt768: Story = {
  globals: { viewport: { value: 'tabletFirst' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('(00) 123 45 61')).toBeVisible();
  },
};

/** From edge to edge. */
export const Home: Story = {
  render: (args) => (
    <HomeLayout {...args}>
      <div className="u:bg-surface u:p-8.5">{args.children}</div>
    </HomeLayout>
  ),
  play: async ({ canvasElement }) => {
    const main = within(canvasElement).getByRole('main');
    await expect(main.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};

/** The transparent header lies on the tint at the top of the page. */
export const Info: Story = {
  render: (args) => (
    <InfoLayout {...args} header={<ExampleHeader variant="transparent" />}>
      <PageHeading title="Kontakt" lead="Napisz do nas albo zadzwoń." />
    </InfoLayout>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const banner = canvas.getByRole('banner');
    await expect(getComputedStyle(banner).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(
      within(canvas.getByRole('main')).getByRole('heading', { level: 1, name: 'Kontakt' }),
    ).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

export const Auth: Story = {
  render: (args) => (
    <AuthLayout {...args} developer={<Button>Opcje programisty</Button>}>
      <PageHeading title="Zaloguj się" lead="Zobaczysz swoje zgłoszenia, umowę i wypłaty." />
    </AuthLayout>
  ),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('button', { name: 'Opcje programisty' })).toBeVisible();
  },
};

export const AuthV2: Story = {
  render: (args) => (
    <AuthV2Layout {...args} aside={<HomeScene />}>
      <PageHeading title="Zaloguj się" lead="Zobaczysz swoje zgłoszenia, umowę i wypłaty." />
    </AuthV2Layout>
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const heading = main.getByRole('heading', { level: 1, name: 'Zaloguj się' });
    const picture = main.getByRole('img');
    await expect(picture).toBeVisible();
    await expect(picture.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      heading.getBoundingClientRect().right,
    );
  },
};

export const Blank: Story = {
  render: () => (
    <BlankLayout>
      <PageHeading title="Wylogowano" lead="Możesz zamknąć kartę." />
    </BlankLayout>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('banner')).not.toBeInTheDocument();
  },
};

export const SkipsToContent: Story = {
  play: async ({ canvasElement }) => {
    await hand.tab();
    await hand.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
  },
};
