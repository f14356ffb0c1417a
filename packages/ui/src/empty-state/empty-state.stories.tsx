import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilePlus2 } from 'lucide-react';
import { Button } from '../button/button';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { EmptyState } from './empty-state';

const meta = {
  title: 'Data/EmptyState',
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

export const Default: Story = { tags: ['picture'] };

export const EmptyFilter: Story = {
  args: {
    picture: false,
    title: 'Nic nie pasuje do filtrów',
    children: 'Usuń filtr „Miejscowość” albo wyczyść wszystkie.',
    action: <Button>Wyczyść filtry</Button>,
  },
};
