import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, SearchCheck, Signature } from 'lucide-react';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { Timeline } from './timeline';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    items: [
      { icon: Check, title: 'Zgłoszenie wysłane', text: '12 listopada, 20:14', state: 'done' },
      { icon: SearchCheck, title: 'Sprawdzamy', text: 'odpowiedź do 26 listopada', state: 'now' },
      { icon: Signature, title: 'Podpiszesz umowę', state: 'todo' },
    ],
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'ordered list; a word after each title says whether it is done',
      reads: '„Lista, 3 elementy. Sprawdzamy (teraz), odpowiedź do 26 listopada”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Timeline>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture', 'picture-forced'],
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[1]).toHaveTextContent('Sprawdzamy (teraz)');
  },
};

/** Text without a place to break, in a narrow column. */
export const Long: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'phone' } },
  args: {
    items: Array.from({ length: 12 }, (_, at) => ({
      id: String(at),
      icon: Check,
      title: 'Zaświadczenie_z_klubu_dziecięcego_o_kosztach_opieki_nad_małym_dzieckiem.pdf',
      text: 'Dołączone przez Konstancję Brzęczyszczykiewicz-Chrząszczewską, zweryfikowane dwa dni później',
      state: 'done' as const,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(12);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
