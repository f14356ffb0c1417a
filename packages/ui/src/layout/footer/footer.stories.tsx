import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Footer, FooterButton, FooterLink } from './footer';

const STATEMENT =
  'Projekt „Małe granty na opiekę nad małymi dziećmi – edycja II” jest współfinansowany ze środków Europejskiego Funduszu Społecznego Plus oraz budżetu państwa.';

const meta = {
  title: 'Layout/Footer',
  component: Footer,
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [
        ['Enter, Space', 'on a `FooterButton`: opens what it names on this page', 'OpensSomethingOnThisPage'],
      ],
      roles: 'contentinfo; each column is a section with a heading of level 2',
      reads: '„Kontakt, nagłówek poziomu 2. Deklaracja dostępności, łącze”',
    } satisfies AccessibilityNotes,
  },
  args: {
    statement: STATEMENT,
    columns: [
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
          { label: 'Formularz rekrutacyjny z załącznikami', href: '#formularz' },
          { label: 'Umowa uczestnictwa (wzór)', href: '#umowa' },
          { label: 'Formularz danych', href: '#dane' },
          { label: 'Oświadczenie o rezygnacji', href: '#rezygnacja' },
        ],
      },
      {
        title: 'Zaświadczenia i informacje',
        items: [
          { label: 'Zaświadczenie z placówki opieki', href: '#placowka' },
          { label: 'Zaświadczenie od pracodawcy', href: '#pracodawca' },
          { label: 'Klauzula informacyjna', href: '#klauzula' },
          { label: 'Instrukcja obsługi (PDF)', href: '#instrukcja' },
        ],
      },
      {
        title: 'Serwis',
        items: [{ label: 'Deklaracja dostępności', href: '#dostepnosc' }, { label: 'Wersja 0.6.1' }],
      },
    ],
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    await expect(within(footer).getByRole('link', { name: 'Deklaracja dostępności' })).toBeVisible();
    await expect(within(footer).getByRole('link', { name: 'Oświadczenie o rezygnacji' })).toBeVisible();
    await expect(footer).toHaveTextContent('Europejskiego Funduszu Społecznego Plus');
  },
};

/** Under a page with one task: one line. */
export const StatementOnly: Story = {
  args: { columns: [] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole('contentinfo');
    await expect(footer).toHaveTextContent('Europejskiego Funduszu Społecznego Plus');
    await expect(footer.getBoundingClientRect().height).toBeLessThan(64);
  },
};

export const LinksOfItsOwn: Story = {
  args: {
    columns: [],
    children: (
      <p>
        <FooterLink href="#prywatnosc">Polityka prywatności</FooterLink>
      </p>
    ),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Polityka prywatności' });
    await expect(link).toHaveAttribute('href', '#prywatnosc');
  },
};

const onMessages = fn();

export const OpensSomethingOnThisPage: Story = {
  args: {
    columns: [],
    children: (
      <p>
        <FooterButton aria-haspopup="dialog" onClick={onMessages}>
          Komunikaty, które zniknęły
        </FooterButton>
      </p>
    ),
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Komunikaty, które zniknęły' });
    await hand.click(button);
    await expect(onMessages).toHaveBeenCalledOnce();
    await hand.keyboard('{Enter}');
    await expect(onMessages).toHaveBeenCalledTimes(2);
  },
};
