import type { Meta, StoryObj } from '@storybook/react-vite';
import { hardSpaces } from '@urzad/domain';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { LocaleProvider } from '../../foundations/locale/locale-provider';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { PdfView } from './pdf-view';
import { agreement, NAME, region } from './testing/agreement';

const meta = {
  title: 'Files/PdfView',
  component: PdfView,
  globals: { viewport: { value: 'desktop' } },
  args: {
    source: agreement,
    name: NAME,
    href: '/pliki/umowa-uczestnictwa.pdf',
    fileName: 'umowa-uczestnictwa.pdf',
    showReadState: true,
    sha256: '9f2c41ab07de1c5a8e44b0f7d3126a9c55e0c7b81f93ad2240be6612785b80c3',
    onReadToEnd: fn(),
  },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes through the tools, the pages beside them and into the document', 'GoesThroughItByTab'],
        ['Arrow Up, Arrow Down, Page Up, Page Down, Home, End', 'scroll the document', 'ScrollsByKeys'],
        ['R, Shift + R', 'turn the pages to the right and to the left', 'TurnsPagesOnTheirSide'],
        ['Escape', 'leaves the full screen: the browser takes the key'],
      ],
      roles:
        'region named by the document; each page is an article with headings, lists and tables of the file itself; the place is spoken when it changes, the end of reading is a status',
      reads: '„Umowa uczestnictwa, region. Strona 1, artykuł”; „2 z 3”, „Dokument przeczytany”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof PdfView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async () => {
    // The worker of pdf.js, a megabyte, is served for the first time.
    await screen.findByRole('region', { name: NAME });
    await screen.findByRole('heading', { name: 'Umowa uczestnictwa' });
    await waitFor(() => expect(isPainted(document.querySelector('[data-page="1"] canvas'))).toBe(true));
  },
};

/** Whether anything but white was painted. */
function isPainted(canvas: Element | null): boolean {
  if (!(canvas instanceof HTMLCanvasElement)) return false;

  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  return pixels.some((value, at) => at % 4 === 0 && value < 128 && (pixels[at + 3] ?? 0) > 0);
}

export const IsReadAloudInItsOrder: Story = {
  play: async () => {
    const page = await screen.findByRole('article', { name: 'Strona 2' });
    await expect(
      await within(page).findByRole('heading', { name: '§ 4. Obowiązki Uczestniczki' }),
    ).toBeInTheDocument();
    await expect(within(page).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(page).getByRole('columnheader', { name: 'Miesiąc' })).toBeInTheDocument();
    await expect(within(page).getByRole('cell', { name: 'Luty 2027' })).toBeInTheDocument();
  },
};

export const TellsOnceThatItWasRead: Story = {
  play: async ({ args }) => {
    await asPages();
    await screen.findByRole('article', { name: 'Strona 3' });
    const pages = await region();
    await expect(screen.getByText('Przeczytaj dokument do końca')).toBeInTheDocument();
    await expect(args.onReadToEnd).not.toHaveBeenCalled();

    pages.scrollTo({ top: pages.scrollHeight });
    await expect(await screen.findByText('Dokument przeczytany')).toBeInTheDocument();
    await expect(screen.getByText('3 z 3 stron')).toBeInTheDocument();

    pages.scrollTo({ top: 0 });
    await waitFor(() => expect(screen.getByText('1 z 3')).toBeInTheDocument());
    pages.scrollTo({ top: pages.scrollHeight });
    await waitFor(() => expect(screen.getByText('3 z 3')).toBeInTheDocument());
    await expect(args.onReadToEnd).toHaveBeenCalledOnce();
  },
};

export const TurnsPages: Story = {
  play: async () => {
    await region();
    await screen.findByRole('article', { name: 'Strona 2' });
    await expect(screen.getByRole('button', { name: 'Poprzednia strona' })).toBeDisabled();
    await hand.click(screen.getByRole('button', { name: 'Następna strona' }));
    await waitFor(() => expect(screen.getByText('2 z 3')).toBeInTheDocument());
  },
};

export const Zooms: Story = {
  play: async () => {
    const page = await screen.findByRole('article', { name: 'Strona 1' });
    await waitFor(() => expect(page.offsetWidth).toBeGreaterThan(100));
    const before = page.offsetWidth;
    await hand.click(screen.getByRole('button', { name: 'Powiększ' }));
    await expect(await screen.findByText('125%')).toBeInTheDocument();
    await waitFor(() => expect(page.offsetWidth).toBeGreaterThan(before));
  },
};

const asText = () => screen.findByRole('button', { name: 'Pokaż jako dokument' });
const asPages = () => screen.findByRole('button', { name: 'Pokaż jako tekst' });
const canvasOfPage = () => document.querySelector('[data-page="1"] canvas');

/** A page as wide as the phone has text a third as large as the text around it: the text view is shown first. */
export const IsTextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await asText();
    const paragraph = await screen.findByText(/zwaną dalej Uczestniczką/);
    await expect(getComputedStyle(paragraph).fontSize).toBe('18px');
    await expect(canvasOfPage()).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Powiększ' })).not.toBeInTheDocument();

    await hand.click(await asText());
    await waitFor(() => expect(canvasOfPage()).toBeVisible());
    await expect(await asPages()).toHaveFocus();
    const ends = screen.getAllByRole('button').map((tool) => tool.getBoundingClientRect().right);
    await expect(Math.max(...ends)).toBeLessThanOrEqual(390 - 16);
  },
};

export const IsTextInHighContrast: Story = {
  globals: { contrast: 'high' },
  play: async () => {
    await expect(await asText()).toBeVisible();
    await hand.click(await asText());
    await waitFor(() => expect(canvasOfPage()).toBeVisible());
  },
};

export const IsTextAt767: Story = {
  globals: { viewport: { value: 'phoneLast' } },
  play: async () => {
    await expect(await asText()).toBeVisible();
  },
};

export const IsADocumentAt768: Story = {
  globals: { viewport: { value: 'tabletFirst' } },
  play: async () => {
    await expect(await asPages()).toBeVisible();
    await waitFor(() => expect(canvasOfPage()).toBeVisible());
  },
};

/** Switching the view keeps the page; the text view has headings, lists and tables. */
export const ShowsItsWords: Story = {
  play: async () => {
    await region();
    await screen.findByRole('article', { name: 'Strona 2' });
    await hand.click(screen.getByRole('button', { name: 'Następna strona' }));
    await waitFor(() => expect(screen.getByText('2 z 3')).toBeInTheDocument());

    await hand.click(await asPages());
    const page = within(await screen.findByRole('article', { name: 'Strona 2' }));
    await waitFor(() =>
      expect(page.getByRole('heading', { name: '§ 4. Obowiązki Uczestniczki' })).toBeVisible(),
    );
    await expect(page.getAllByRole('listitem')).toHaveLength(2);
    await expect(page.getByRole('cell', { name: 'Luty 2027' })).toBeVisible();
    await expect(screen.getByText('2 z 3')).toBeInTheDocument();
  },
};

/** Sums and the number of a contract do not break over two lines. */
export const KeepsSumsAndNumbersWhole: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <LocaleProvider locale="pl" typeset={hardSpaces}>
      <PdfView {...args} />
    </LocaleProvider>
  ),
  play: async () => {
    const sum = await screen.findByText(/Kwota wsparcia wynosi do/);
    await expect(sum.textContent).toContain('760,00\u00a0zł');
  },
};

/** 320 px are 1280 px at 400 %: no line is wider than the viewport (WCAG 1.4.10). */
export const FlowsAt320: Story = {
  globals: { viewport: { value: 'narrow' }, font: 'large' },
  play: async () => {
    const text = await region();
    await screen.findByText(/zwaną dalej Uczestniczką/);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** Three columns and more would be a few letters wide: a row is shown as a list, and stays a row for screen readers. */
export const NarrowTableIsAList: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const page = within(await screen.findByRole('article', { name: 'Strona 2' }));
    const row = await page.findByRole('row', { name: /Luty 2027/ });
    const cells = within(row).getAllByRole('cell');
    await expect(cells.length).toBeGreaterThanOrEqual(3);
    const [first, second] = cells.map((cell) => cell.getBoundingClientRect());
    await expect(second?.left).toBe(first?.left);
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY);
    await expect(cells[0]).toHaveAttribute('data-column', 'Miesiąc');
  },
};

/** Reaching the end of the text counts as reading the document; opening the text does not. */
export const TellsOnceThatItsWordsWereRead: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const text = await region();
    await screen.findByText(/zwaną dalej Uczestniczką/);
    await expect(screen.getByText('Przeczytaj dokument do końca')).toBeInTheDocument();
    await expect(args.onReadToEnd).not.toHaveBeenCalled();

    text.focus();
    await hand.keyboard('{End}');
    await expect(await screen.findByText('Dokument przeczytany')).toBeInTheDocument();
    await expect(screen.getByText('3 z 3 stron')).toBeInTheDocument();

    await hand.click(await asText());
    await screen.findByRole('article', { name: 'Strona 3' });
    await expect(args.onReadToEnd).toHaveBeenCalledOnce();
  },
};

/** Two pages with a black square and no text. */
const scan = new TextEncoder().encode(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R 5 0 R]/Count 2>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj
5 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>endobj
4 0 obj<</Length 22>>stream
100 100 300 300 re f
endstream endobj
trailer<</Root 1 0 R>>
`,
);

/** A phone shows the page of a scan; its text view says that there is no text, and does not count as reading. */
export const ScanIsNotReadAsText: Story = {
  args: { source: scan },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await waitFor(() => expect(canvasOfPage()).toBeVisible());
    await expect(args.onReadToEnd).not.toHaveBeenCalled();
    await hand.click(await asPages());
    await expect(await screen.findAllByText(/Ta strona jest obrazem/)).toHaveLength(2);
    await expect(args.onReadToEnd).not.toHaveBeenCalled();
    await expect(screen.getByText('Przeczytaj dokument do końca')).toBeInTheDocument();
  },
};

export const LoadsLater: Story = {
  args: { source: () => Promise.resolve(agreement) },
  play: async () => {
    await expect(await region()).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { source: () => new Promise<Uint8Array>(() => undefined) },
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('Wczytujemy dokument');
  },
};

const failsOnce = fn<() => Promise<Uint8Array>>(async () => agreement);

export const OffersTheFileWhenItFails: Story = {
  args: { source: failsOnce },
  beforeEach: () => {
    failsOnce.mockReset().mockResolvedValue(agreement).mockRejectedValueOnce(new Error('Brak sieci'));
    spyOn(console, 'error');
  },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Pobierz dokument' })).toHaveAttribute(
      'href',
      '/pliki/umowa-uczestnictwa.pdf',
    );
    // The person sees it; the console of a host is its own.
    await expect(console.error).not.toHaveBeenCalled();
    await hand.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await expect(await region()).toBeInTheDocument();
  },
};
