import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilePlus2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { EmptyState } from './empty-state';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'Nie masz jeszcze zgłoszeń',
    children: 'Pierwsze zajmie około 15 minut. Szkic zapiszemy za Ciebie.',
    action: (
      <Button variant="primary" icon={FilePlus2}>
        Złóż zgłoszenie
      </Button>
    ),
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'A second-level heading, a sentence and one way on. The picture is decoration.',
      reads: '„Nie masz jeszcze zgłoszeń, nagłówek poziom 2. Złóż zgłoszenie, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nie masz jeszcze zgłoszeń' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Złóż zgłoszenie' })).toBeEnabled();
    // The blocks are decoration, hidden from screen readers.
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const EmptyFilter: Story = {
  args: {
    picture: false,
    title: 'Nic nie pasuje do filtrów',
    children: 'Usuń filtr „Miejscowość” albo wyczyść wszystkie.',
    action: <Button>Wyczyść filtry</Button>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nic nie pasuje do filtrów' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Wyczyść filtry' })).toBeEnabled();
    await expect(canvasElement.querySelector('svg')).not.toBeInTheDocument();
  },
};

export const Long: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Nie masz jeszcze zgłoszeń w naborze „Małe granty na opiekę nad małymi dziećmi – edycja II”',
    children:
      'Pierwsze zajmie około 15 minut. Przygotuj numer PESEL dziecka, umowę z placówką i numer rachunku. Szkic zapiszemy za Ciebie, więc w każdej chwili możesz przerwać i wrócić.',
    action: <Button variant="primary">Złóż zgłoszenie na dziecko, którego jeszcze nie ma na liście</Button>,
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 2, name: String(args.title) })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Złóż zgłoszenie na dziecko/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
