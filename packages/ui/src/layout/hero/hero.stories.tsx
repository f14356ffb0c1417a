import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDot, FilePlus2 } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { FolderCard } from '../../data/folder-card/folder-card';
import { ProgressBar } from '../../feedback/progress-bar/progress-bar';
import { HomeScene } from '../../foundations/blocks/home-scene';
import { Link } from '../../foundations/link/link';
import { StatusBadge } from '../../foundations/status-badge/status-badge';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { TEXT_SPACING } from '../../internal/testing/text-spacing';
import { Hero } from './hero';

const meta = {
  title: 'Layout/Hero',
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [],
      roles: 'the promise is the heading of level 1 of the page',
      reads:
        '„Wracasz do pracy? Dołożymy się do opieki nad dzieckiem., nagłówek poziom 1. Złóż zgłoszenie, łącze”',
    } satisfies AccessibilityNotes,
  },
  args: {
    title: 'Wracasz do pracy? Dołożymy się do opieki nad dzieckiem.',
    lead: 'Zwracamy do 95% kosztów żłobka, klubu dziecięcego, opiekuna dziennego lub niani – do 2 375 zł miesięcznie, przez 12 miesięcy. Zgłoszenie złożysz i podpiszesz przez internet.',
    note: 'Wypełnienie zajmuje około 15 minut. Możesz przerwać i wrócić.',
    actions: (
      <>
        <Button asChild variant="primary" size="lg" icon={FilePlus2}>
          <Link href="#zgloszenie">Złóż zgłoszenie</Link>
        </Button>
        <Button asChild size="lg">
          <Link href="#dla-kogo">Sprawdź, czy to dla Ciebie</Link>
        </Button>
      </>
    ),
    picture: <HomeScene />,
    folder: (
      <FolderCard number="Nabór 2/2026" raised>
        <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-x-4 u:gap-y-2">
          <div>
            <p className="u:text-lg u:leading-tight u:font-semibold">
              Przyjmujemy zgłoszenia do 30 listopada
            </p>
            <p className="u:text-sm u:text-muted">poniedziałek, godz. 15:30 · zostało 10 dni</p>
          </div>
          <StatusBadge color="green" icon={CircleDot}>
            Trwa
          </StatusBadge>
        </div>
        <div className="u:mt-3.5 u:mb-1.5">
          <ProgressBar
            kind="meter"
            value={268}
            max={400}
            label="Zajęte miejsca"
            valueText="268 z 400 miejsc"
          />
        </div>
        <p className="u:flex u:flex-wrap u:justify-between u:gap-x-4 u:text-sm">
          <span className="u:tabular-nums">268 z 400 miejsc zajętych</span>
          <span className="u:figures u:text-muted">wolne: 132</span>
        </p>
      </FolderCard>
    ),
  },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: 'Wracasz do pracy? Dołożymy się do opieki nad dzieckiem.',
      }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Złóż zgłoszenie',
      'Sprawdź, czy to dla Ciebie',
    ]);
    await expect(
      canvas.getByRole('meter', { name: 'Zajęte miejsca', value: { now: 268, max: 400 } }),
    ).toBeVisible();
  },
};

/** A title alone, before the first call is open. */
export const WithoutRound: Story = {
  args: { note: undefined, folder: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('meter')).not.toBeInTheDocument();
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** How many lines a word of a text takes: a browser breaks one that is wider than its line. */
function linesOf(text: Text, word: string): number {
  const range = document.createRange();
  range.setStart(text, text.data.indexOf(word));
  range.setEnd(text, text.data.indexOf(word) + word.length);
  return range.getClientRects().length;
}

/** A desktop at 400 % with the largest type: every word and both buttons stay in sight (WCAG 1.4.10). */
export const NarrowInLargeType: Story = {
  globals: { viewport: { value: 'narrow' }, font: 'large' },
  play: async ({ canvas, canvasElement }) => {
    for (const part of [...canvas.getAllByRole('link'), canvas.getByRole('heading', { level: 1 })]) {
      await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(320);
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(320);
    const [word] = canvas.getByRole('heading', { level: 1 }).childNodes;
    if (!(word instanceof Text)) throw new Error('The title is no text.');
    for (const spacing of ['', TEXT_SPACING]) {
      const style = document.head.appendChild(document.createElement('style'));
      style.textContent = spacing;
      await expect(linesOf(word, 'dzieckiem.')).toBe(1);
      style.remove();
    }
  },
};
