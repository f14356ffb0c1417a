import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Button,
  FileStrip,
  PageHeading,
  ProgressBar,
  type ReviewItem,
  ReviewLayout,
  ReviewList,
  StatusBadge,
} from '@urzad/ui';
import { FilePreview } from '@urzad/ui/pdf-view';
import { Check, MessageSquareReply, SearchCheck, X } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Stack } from '../testing/spacing';
import { StaffShell } from './testing/staff-shell';

/** Answers on the left, the document that proves them on the right, the decision always in sight. */
const meta = {
  title: 'Screens/Review desk',
  parameters: { layout: 'fullscreen' },
  globals: { accent: 'blue' },
} satisfies Meta;
export default meta;

const APPLICANT: readonly ReviewItem[] = [
  { id: 'name', label: 'Imię i nazwisko', value: 'Marta Ćwik', verdict: 'agree' },
  { id: 'address', label: 'Adres', value: 'ul. Polna 8/14, 00-000 Brzezina', verdict: 'agree' },
  { id: 'work', label: 'Sytuacja zawodowa', value: 'Wraca do pracy od 4 stycznia 2027', verdict: 'agree' },
];

const CARE: readonly ReviewItem[] = [
  { id: 'provider', label: 'Placówka', value: 'Klub dziecięcy „Skrzat”', verdict: 'agree' },
  {
    id: 'start',
    label: 'Początek opieki',
    previous: '1 stycznia 2027',
    value: '4 stycznia 2027',
    verdict: 'remark',
    remark: 'Data na umowie to 2 stycznia. Proszę wyjaśnić różnicę.',
  },
  { id: 'fee', label: 'Miesięczna opłata', value: '820,00 zł' },
];

const FILES = [
  { id: 'contract', label: 'Umowa z placówką', detail: '842,16 kB', seen: true },
  { id: 'employer', label: 'Zaświadczenie od pracodawcy', detail: '1,24 MB', seen: true },
  { id: 'certificate', label: 'Zaświadczenie z placówki', detail: '412,08 kB' },
];

/** A page with lines in the place of words. */
const CERTIFICATE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 594" width="420" height="594"><path fill="#fff" d="M0 0h420v594H0z"/><path stroke="#46424a" stroke-width="6" d="M130 110h160M50 170h320M50 195h300M50 220h320M50 260h280M50 285h310"/><circle cx="110" cy="470" r="48" fill="none" stroke="#4a66b0" stroke-width="4"/></svg>',
)}`;

function ReviewDesk() {
  const [file, setFile] = useState('certificate');

  return (
    <StaffShell wide>
      <ReviewLayout
        heading={
          <PageHeading
            title="Marta Ćwik"
            lead="FR/2-2026/00203 · złożone 13 listopada, poprawione 18 listopada"
            beside={
              <StatusBadge color="orange" icon={SearchCheck}>
                Ocena formalna
              </StatusBadge>
            }
          />
        }
        answers={
          <>
            <Answers title="Wnioskodawca" start={APPLICANT} />
            <Answers title="Opieka i koszty" start={CARE} />
          </>
        }
        evidence={
          <>
            <FilePreview name="zaswiadczenie-z-placowki.png" url={CERTIFICATE} />
            <FileStrip label="Dokumenty zgłoszenia" files={FILES} value={file} onValueChange={setFile} />
          </>
        }
        progress={
          <Stack gap="space-2">
            <strong>Sprawdzono 4 z 6</strong>
            <ProgressBar value={4} max={6} label="Sprawdzono" valueText="4 z 6" thin />
          </Stack>
        }
        decision={
          <>
            <Button icon={X}>Odrzuć</Button>
            <Button variant="primary" icon={MessageSquareReply}>
              Poproś o uzupełnienie
            </Button>
            <Button icon={Check} disabled>
              Zatwierdź ocenę
            </Button>
          </>
        }
      />
    </StaffShell>
  );
}

function Answers({ title, start }: { title: string; start: readonly ReviewItem[] }) {
  const [items, setItems] = useState(start);
  const change = (ids: readonly string[], changed: Partial<ReviewItem>) =>
    setItems((all) => all.map((item) => (ids.includes(item.id) ? { ...item, ...changed } : item)));

  return (
    <ReviewList
      title={title}
      items={items}
      onVerdictChange={(ids, verdict) => change(ids, { verdict })}
      onRemarkChange={(id, remark) => change([id], { remark })}
    />
  );
}

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: () => <ReviewDesk />,
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('region', { name: 'Opieka i koszty' })).toHaveTextContent(
      'Data na umowie to 2 stycznia.',
    );
    const file = await main.findByRole('img', { name: 'zaswiadczenie-z-placowki.png' });
    await waitFor(() => expect(file).toHaveAttribute('data-phase', 'loaded'));
    const decision = within(main.getByRole('region', { name: 'Decyzja' }));
    await expect(decision.getByRole('button', { name: 'Zatwierdź ocenę' })).toBeDisabled();
  },
};
