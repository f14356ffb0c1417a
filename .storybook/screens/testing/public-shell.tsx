import { Button, Footer, IconButton, LanguageSwitch, Link, Logo, TopBar } from '@urzad/ui';
import { Header, UserMenu } from '@urzad/ui/layouts';
import { EuFundingStrip } from '@urzad/ui/programme';
import { LogIn, Menu, PersonStanding } from 'lucide-react';
import type { ReactNode } from 'react';

const STATEMENT =
  'Projekt „Małe granty na opiekę nad małymi dziećmi – edycja II” jest współfinansowany ze środków Europejskiego Funduszu Społecznego Plus oraz budżetu państwa.';

const VISITOR_MENU = [
  { id: 'home', name: 'Główna', link: '#glowna' },
  { id: 'about', name: 'O projekcie', link: '#o-projekcie' },
  { id: 'contact', name: 'Kontakt', link: '#kontakt' },
];

const PARENT_MENU = [
  { id: 'panel', name: 'Panel', link: '#panel' },
  { id: 'registrations', name: 'Zgłoszenia', link: '#zgloszenia' },
  { id: 'requests', name: 'Wnioski', link: '#wnioski' },
  { id: 'contract', name: 'Umowa', link: '#umowa' },
  { id: 'cases', name: 'Sprawy', link: '#sprawy' },
];

const COLUMNS = [
  {
    title: 'Kontakt',
    items: [
      { label: 'Regionalny Urząd Pracy' },
      { label: 'ul. Lipowa 12, 00-000 Zielony Staw' },
      { label: 'granty@rup-zielonystaw.example', href: 'mailto:granty@rup-zielonystaw.example' },
      { label: 'pon.–pt. 7:30–15:30' },
    ],
  },
  {
    title: 'Dokumenty dla rodzica',
    items: [
      { label: 'Regulamin projektu', href: '#regulamin' },
      { label: 'Umowa uczestnictwa (wzór)', href: '#wzor' },
    ],
  },
  {
    title: 'Serwis',
    items: [
      { label: 'Deklaracja dostępności', href: '#dostepnosc' },
      { label: 'Polityka prywatności', href: '#prywatnosc' },
    ],
  },
];

/** What stands around every public page, as slots of a layout. */
export const VISITOR_PAGE = {
  topBar: (
    <TopBar
      address="ul. Lipowa 12, 00-000 Zielony Staw"
      mail="granty@rup-zielonystaw.example"
      phones={['(00) 123 45 61', '(00) 123 45 62']}
    />
  ),
  header: (
    <PageHeader menu={VISITOR_MENU} path="#glowna">
      <LanguageSwitch looks="code" onLocaleChange={() => undefined} />
      <Button asChild variant="primary" icon={LogIn}>
        <Link href="#zaloguj">Zaloguj się</Link>
      </Button>
    </PageHeader>
  ),
  funding: <EuFundingStrip />,
  footer: <Footer statement={STATEMENT} columns={COLUMNS} />,
};

/** The same for somebody who is signed in: one line below the task. */
export const PARENT_PAGE = {
  header: (
    <PageHeader menu={PARENT_MENU} path="#zgloszenia">
      <UserMenu
        user={{ name: 'Natalia Wrońska', shortName: 'Natalia', mail: 'natalia.wronska@poczta.example' }}
        targets={{ account: { link: '#konto' }, logout: { link: '#wyloguj' } }}
        version="0.6.1"
      />
    </PageHeader>
  ),
  footer: <Footer statement={STATEMENT} />,
};

interface PageHeaderProps {
  menu: typeof VISITOR_MENU;
  path: string;
  children: ReactNode;
}

function PageHeader({ menu, path, children }: PageHeaderProps) {
  return (
    <Header
      logo={<Logo name="Małe granty II" office="Regionalny Urząd Pracy" href="#glowna" />}
      items={menu}
      path={path}
      instruction="#instrukcja"
      actions={
        <>
          <IconButton icon={PersonStanding} label="Dostępność" />
          {children}
        </>
      }
      menuButton={<IconButton icon={Menu} label="Menu" />}
    />
  );
}
