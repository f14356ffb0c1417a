import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { PdfView } from './pdf-view';
import { agreement, NAME, region } from './testing/agreement';

/** Keys on the document itself, as people press them one after another. */
const meta = {
  title: 'Files/PdfView/Keys',
  component: PdfView,
  globals: { viewport: { value: 'desktop' } },
  args: {
    source: agreement,
    name: NAME,
    href: '/pliki/umowa-uczestnictwa.pdf',
    fileName: 'umowa-uczestnictwa.pdf',
    onReadToEnd: fn(),
  },
  parameters: {
    accessibility: {
      keys: [
        ['Arrow Up, Arrow Down, Page Up, Page Down, Home, End', 'scroll the document', 'ScrollsByKeys'],
        ['Tab', 'goes through the tools, the pages beside them and into the document', 'GoesThroughItByTab'],
        ['Escape', 'leaves the full screen: the browser takes the key'],
        ['R, Shift + R', 'turn the pages to the right and to the left', 'TurnsPagesOnTheirSide'],
      ],
      roles: 'the document is a region that takes the focus; how far it is turned is told with its size',
      reads: '„Umowa uczestnictwa, region”; „100%, obrót 90°”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof PdfView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The words lie over their picture in every turn, so that they can be selected there. */
export const TurnsPagesOnTheirSide: Story = {
  play: async () => {
    const page = await screen.findByRole('article', { name: 'Strona 2' });
    const word = () => layerOf(page).querySelector('span:not(.markedContent)');
    await waitFor(() => expect(word()).not.toBeNull());
    await hand.click(screen.getByRole('button', { name: 'Następna strona' }));
    await waitFor(() => expect(screen.getByText('2 z 3')).toBeInTheDocument());
    await expect(page.offsetHeight).toBeGreaterThan(page.offsetWidth);

    await hand.click(screen.getByRole('button', { name: 'Obróć w prawo' }));
    await waitFor(() => expect(page.offsetWidth).toBeGreaterThan(page.offsetHeight));
    await expect(screen.getByText(/obrót 90°/)).toBeInTheDocument();
    await expect(screen.getByText('2 z 3')).toBeInTheDocument();
    await expectOver(layerOf(page), page);

    (await region()).focus();
    await hand.keyboard('{Shift>}R{/Shift}r{Shift>}RR{/Shift}');
    await waitFor(() => expect(screen.getByText(/obrót 270°/)).toBeInTheDocument());
    await expectOver(layerOf(page), page);
    await hand.keyboard('{Shift>}R{/Shift}');
    await waitFor(() => expect(screen.getByText(/obrót 180°/)).toBeInTheDocument());
    await expectOver(layerOf(page), page);
  },
};

function layerOf(page: Element): Element {
  const layer = page.querySelector('.u\\:pdf-text');
  if (!layer) throw new Error('The page has no text.');
  return layer;
}

async function expectOver(layer: Element, page: Element) {
  const [one, other] = [layer, page].map((element) => element.getBoundingClientRect());
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    await expect(Math.abs((one?.[side] ?? 0) - (other?.[side] ?? 0))).toBeLessThanOrEqual(2);
}

export const ScrollsByKeys: Story = {
  play: async () => {
    const pages = await region();
    await screen.findByRole('article', { name: 'Strona 3' });
    pages.focus();
    for (const [key, way] of [
      ['{ArrowDown}', 1],
      ['{ArrowUp}', -1],
      ['{PageDown}', 1],
      ['{PageUp}', -1],
      ['{End}', 1],
      ['{Home}', -1],
    ] as const) {
      const before = pages.scrollTop;
      const isOnItsWay = () => expect(Math.sign(pages.scrollTop - before)).toBe(way);
      // Pressed again: a busy browser drops a key that comes while it ends the way before.
      await waitFor(async () => {
        await hand.keyboard(key);
        await waitFor(isOnItsWay, { timeout: 2_000 });
      });
    }
  },
};

const STOPS = [
  'Następna strona',
  'Pomniejsz',
  'Powiększ',
  'Obróć w lewo',
  'Obróć w prawo',
  'Pokaż jako tekst',
  'Pełny ekran',
  'Pobierz dokument',
  'Strona 1',
  'Strona 2',
  'Strona 3',
];

export const GoesThroughItByTab: Story = {
  play: async ({ canvas }) => {
    const pages = await region();
    for (const name of STOPS) {
      await hand.tab();
      await expect(canvas.getByRole(name === 'Pobierz dokument' ? 'link' : 'button', { name })).toHaveFocus();
    }
    await hand.tab();
    await expect(pages).toHaveFocus();
  },
};

/** Escape belongs to the browser, which tells the page afterwards. */
export const FollowsTheBrowserOutOfTheFullScreen: Story = {
  play: async () => {
    (await screen.findByRole('button', { name: 'Pełny ekran' })).focus();
    await hand.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: 'Zamknij pełny ekran' })).toHaveFocus();
    await waitFor(() => expect(document.fullscreenElement).not.toBeNull());
    await document.exitFullscreen();
    await expect(await screen.findByRole('button', { name: 'Pełny ekran' })).toHaveFocus();
  },
};
