import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, MessageSquareReply, SearchCheck, X } from 'lucide-react';
import { expect, fn, screen, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { ReviewList } from '../../data/review-list/review-list';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar';
import { StatusBadge } from '../../foundations/status-badge/status-badge';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Popover } from '../../overlays/popover/popover';
import { PageHeading } from '../page-heading/page-heading';
import { ReviewLayout } from './review-layout';

const meta = {
  title: 'Layout/ReviewLayout',
  component: ReviewLayout,
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [
        [
          'Tab',
          'goes through answers, documents and the decision, in this order',
          'GoesFromTheAnswersToTheDecision',
        ],
        ['J, K', 'go to the next and the previous answer, from list to list', 'MovesFromListToList'],
      ],
      roles: 'three regions: „Odpowiedzi”, „Dokumenty”, „Decyzja”',
      reads: '„Decyzja, region. Poproś o uzupełnienie, przycisk”',
    } satisfies AccessibilityNotes,
  },
  globals: { accent: 'blue' },
  decorators: [
    (Story) => (
      <div className="u:bg-surface u:desktop:h-screen">
        <Story />
      </div>
    ),
  ],
  args: {
    heading: (
      <PageHeading
        title="Marta Ćwik"
        lead="FR/2-2026/00203 · złożone 13 listopada, poprawione 18 listopada"
        beside={
          <StatusBadge color="orange" icon={SearchCheck}>
            Ocena formalna
          </StatusBadge>
        }
      />
    ),
    answers: (
      <ReviewList
        title="Wnioskodawca"
        items={[
          { id: 'name', label: 'Imię i nazwisko', value: 'Marta Ćwik', verdict: 'agree' },
          { id: 'address', label: 'Adres', value: 'ul. Polna 8/14, 00-000 Brzezina' },
        ]}
        onVerdictChange={() => undefined}
        onRemarkChange={() => undefined}
      />
    ),
    evidence: (
      <div className="u:p-5">
        <h2 className="u:text-md">zaswiadczenie-z-placowki.pdf</h2>
        <p className="u:text-sm u:text-muted">Zaświadczenie z placówki · 1 strona · 412,08 kB</p>
      </div>
    ),
    progress: (
      <div className="u:desktop:w-75">
        <p className="u:text-sm u:font-semibold">Sprawdzono 1 z 2</p>
        <ProgressBar value={1} max={2} label="Sprawdzono" valueText="1 z 2" thin />
      </div>
    ),
    decision: (
      <>
        <Button icon={X}>Odrzuć</Button>
        <Button variant="primary" icon={MessageSquareReply}>
          Poproś o uzupełnienie
        </Button>
        <Button icon={Check} disabled>
          Zatwierdź ocenę
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof ReviewLayout>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const decision = within(canvasElement).getByRole('region', { name: 'Decyzja' });
    await expect(within(decision).getByRole('button', { name: 'Poproś o uzupełnienie' })).toBeVisible();
  },
};

export const GoesFromTheAnswersToTheDecision: StoryObj<typeof meta> = {
  args: { evidence: <Button>Pobierz zaświadczenie</Button> },
  play: async ({ canvas }) => {
    const regions = ['Odpowiedzi', 'Dokumenty', 'Decyzja'].map((name) =>
      canvas.getByRole('region', { name }),
    );
    const order: number[] = [];
    await hand.tab();
    while (document.activeElement !== document.body) {
      order.push(regions.findIndex((region) => region.contains(document.activeElement)));
      await hand.tab();
    }
    await expect([...new Set(order)]).toEqual([0, 1, 2]);
    await expect(order).toEqual([...order].sort());
  },
};

export const MovesFromListToList: StoryObj<typeof meta> = {
  args: {
    answers: (
      <>
        <ReviewList
          title="Wnioskodawca"
          items={[{ id: 'name', label: 'Imię i nazwisko', value: 'Marta Ćwik' }]}
          onVerdictChange={fn()}
        />
        <ReviewList
          title="Dziecko"
          items={[{ id: 'child', label: 'Imię dziecka', value: 'Iga' }]}
          onVerdictChange={fn()}
        />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('region', { name: 'Odpowiedzi' }).focus();
    await hand.keyboard('j');
    await expect(canvas.getByRole('button', { name: 'Zgodne: Imię i nazwisko' })).toHaveFocus();
    await hand.keyboard('j');
    await expect(canvas.getByRole('button', { name: 'Zgodne: Imię dziecka' })).toHaveFocus();
    await hand.keyboard('k');
    await expect(canvas.getByRole('button', { name: 'Zgodne: Imię i nazwisko' })).toHaveFocus();
  },
};

/** One line and one button on a phone; what is missing stands in the sheet, above the buttons. */
export const DecidesInASheet: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'phone' } },
  args: {
    progress: <p>Sprawdzono 1 z 2</p>,
    hint: <p>Aby zatwierdzić, sprawdź pola.</p>,
    sheet: (decision) => (
      <Popover title="Decyzja" trigger={<Button variant="primary">Zdecyduj</Button>}>
        {decision}
      </Popover>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Odrzuć' })).toBeNull();
    await hand.click(canvas.getByRole('button', { name: 'Zdecyduj' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Decyzja' }));
    await expect(sheet.getByText('Aby zatwierdzić, sprawdź pola.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Odrzuć' })).toBeVisible();
  },
};
