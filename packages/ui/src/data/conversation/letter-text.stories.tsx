import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { LetterText } from './letter-text';

const WORD = 'Zaświadczenie_z_klubu_dziecięcego_o_kosztach_opieki_nad_małym_dzieckiem_za_styczeń.pdf';
const CODE = '<b onclick="alert(1)">Proszę</b>';

const meta = {
  title: 'Data/LetterText',
  component: LetterText,
  args: {
    text: 'Dzień dobry, dziękuję.\nKlub jest w rejestrze.\n\nProszę o jedno: do kiedy Ola chodzi do żłobka?',
  },
  decorators: [(Story) => <div className="u:grid u:max-w-narrow u:gap-2">{Story()}</div>],
  parameters: {
    accessibility: {
      keys: [],
      roles: 'paragraphs',
      reads: '„Dzień dobry, dziękuję. Klub jest w rejestrze.”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof LetterText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(2);
  },
};

/** Typed lines are kept, a word without a place to break is broken, and code stays text. */
export const Long: Story = {
  globals: { viewport: { value: 'narrow' }, font: 'large' },
  args: { text: `\n${WORD}\nDrugi wiersz\n\n \n${CODE}\r\n\r\nKoniec` },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const first = canvas.getByText(/Drugi wiersz/);
    // biome-ignore lint/performance/useDomNodeTextContent: the lines as they are drawn
    await expect(first.innerText).toBe(`${WORD}\nDrugi wiersz`);
    await expect(canvas.getAllByRole('paragraph')).toHaveLength(3);
    await expect(canvas.getByText(CODE)).toBeVisible();
  },
};
