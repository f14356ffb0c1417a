import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { followed } from '../../internal/testing/followed';
import { hand } from '../../internal/testing/hand';
import { SummaryList } from './summary-list';

const meta = {
  title: 'Data/SummaryList',
  component: SummaryList,
  args: {
    rows: [
      { term: 'Imię i nazwisko', value: 'Żaneta Święcka-Błędowska', changeHref: '#imie' },
      { term: 'Adres', value: 'ul. Polna 8/14, 00-000 Brzezina', changeHref: '#adres' },
      { term: 'Telefon', changeHref: '#telefon' },
      { term: 'Numer zgłoszenia', value: 'FR/2-2026/00240' },
    ],
  },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes to the next answer that can be changed', 'Default'],
        ['Enter', 'goes to the question', 'EnterGoesToTheQuestion'],
      ],
      roles: 'description list; each link is named by "Zmień" and its row',
      reads: '„Adres, ul. Polna 8/14, 00-000 Brzezina, Zmień: Adres, link”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof SummaryList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await hand.tab();
    await expect(canvas.getByRole('link', { name: 'Zmień: Imię i nazwisko' })).toHaveFocus();
    await hand.tab();
    await expect(canvas.getByRole('link', { name: 'Zmień: Adres' })).toHaveFocus();
  },
};

export const SaysWhatIsMissing: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nie podano')).toBeVisible();
  },
};

export const TakesZeroForAnAnswer: Story = {
  args: { rows: [{ term: 'Liczba dzieci pod opieką', value: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^0$/);
  },
};

export const Long: Story = {
  args: {
    rows: [
      {
        term: 'Pełna nazwa placówki wpisana do rejestru żłobków i klubów dziecięcych',
        value:
          'Niepubliczny Integracyjny Klub Dziecięcy „Źdźbło Świętojańskie” w Szczebrzeszynie-Żółtańcach, filia nr 2',
        changeHref: '#placowka',
      },
      { term: 'Adres e-mail', value: 'zaneta.swiecka-bledowska.sekretariat@poczta-wojewodzka.example' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Zmień: Pełna nazwa placówki/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const EnterGoesToTheQuestion: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Zmień: Adres' });
    const follow = followed(link);
    link.focus();
    await hand.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};
