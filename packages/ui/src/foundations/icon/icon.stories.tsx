import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Accessibility,
  CircleAlert,
  CircleCheckBig,
  Files,
  HandCoins,
  MessageSquareText,
  Signature,
  TriangleAlert,
} from 'lucide-react';
import { expect, isInaccessible } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { Icon } from './icon';

const meta = {
  title: 'Foundations/Icon',
  component: Icon,
  args: { of: Files },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'none: hidden, the word beside it speaks',
      reads: 'nothing',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing && isInaccessible(drawing)).toBe(true);
  },
};

/** One meaning per icon, everywhere in the portal. */
export const Meanings: Story = {
  tags: ['picture'],
  render: () => (
    <ul className="u:grid u:gap-3 u:tablet:grid-cols-2">
      {MEANINGS.map(([word, drawing]) => (
        <li key={word}>
          <Icon of={drawing} className="u:text-accent-text" /> {word}
        </li>
      ))}
    </ul>
  ),
};

const MEANINGS = [
  ['Zgłoszenia', Files],
  ['Wnioski o wypłatę', HandCoins],
  ['Umowy i podpisy', Signature],
  ['Sprawy', MessageSquareText],
  ['Dostępność', Accessibility],
  ['Błąd', CircleAlert],
  ['Ostrzeżenie', TriangleAlert],
  ['Gotowe', CircleCheckBig],
] as const;
