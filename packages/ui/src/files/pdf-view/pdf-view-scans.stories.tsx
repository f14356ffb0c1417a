import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { PdfView } from './pdf-view';
import { pdfjs } from './pdfjs';
import { jbig2, jpeg2000, locked } from './testing/scans';

const NAME = 'skan.pdf';

/** What scanners make, and documents that a password closes. */
const meta = {
  title: 'Files/PdfView/Scans',
  component: PdfView,
  globals: { viewport: { value: 'desktop' } },
  args: {
    source: jpeg2000,
    name: NAME,
    href: '/pliki/skan.pdf',
    fileName: NAME,
    showReadState: true,
    onReadToEnd: fn(),
    onUnshown: fn(),
  },
  parameters: {
    accessibility: {
      keys: [],
      roles:
        'what cannot be shown is a status over its page, or an alert in place of the document, with the download',
      reads: '„Na tej stronie jest obraz, którego ta przeglądarka nie umie pokazać.”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: () => {
    spyOn(console, 'error');
  },
} satisfies Meta<typeof PdfView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The share of dark pixels in the upper left part of the first page, 0 to 1. */
function darkness(): number {
  const canvas = document.querySelector<HTMLCanvasElement>('[data-page="1"] canvas');
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, 200, 200).data ?? [];
  const dark = pixels.filter((value, at) => at % 4 === 0 && value < 128 && (pixels[at + 3] ?? 0) > 0);
  return dark.length / (pixels.length / 4);
}

/** The end of the only page comes into view. */
async function scrollToEnd() {
  const region = await screen.findByRole('region', { name: NAME });
  region.scrollTo({ top: region.scrollHeight });
  // What observes the end is told in the frame after next.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** A chequered page: half of it is dark. */
export const DrawsJpeg2000: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(darkness()).toBeGreaterThan(0.4), { timeout: 15_000 });
    await scrollToEnd();
    await waitFor(() => expect(args.onReadToEnd).toHaveBeenCalledTimes(1));
    await expect(screen.queryByText(/nie umie pokazać/)).not.toBeInTheDocument();
    await expect(args.onUnshown).not.toHaveBeenCalled();
  },
};

export const DrawsJbig2: Story = { ...DrawsJpeg2000, args: { source: jbig2 } };

/** As where a proxy keeps the decoder away: nobody has read the page. */
export const SaysThatAPictureCannotBeShown: Story = {
  beforeEach: async () => {
    const { DecoderFiles } = await pdfjs.load();
    spyOn(DecoderFiles.prototype, 'fetch').mockRejectedValue(new Error('Away'));
  },
  play: async ({ args }) => {
    const page = within(await screen.findByRole('article', { name: 'Strona 1' }));
    const status = await page.findByRole('status');
    await expect(status).toHaveTextContent(
      'Na tej stronie jest obraz, którego ta przeglądarka nie umie pokazać.',
    );
    await expect(page.getByRole('link', { name: 'Pobierz dokument' })).toHaveAttribute(
      'href',
      '/pliki/skan.pdf',
    );
    await waitFor(() => expect(args.onUnshown).toHaveBeenCalled());
    await scrollToEnd();
    await waitFor(() => expect(screen.getByText('1 z 1 stron')).toBeVisible());
    await expect(screen.getByText('Przeczytaj dokument do końca')).toBeVisible();
    await expect(args.onReadToEnd).not.toHaveBeenCalled();
  },
};

export const SaysThatADocumentNeedsAPassword: Story = {
  args: { source: locked },
  play: async ({ args }) => {
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Ten dokument jest zabezpieczony hasłem');
    await expect(within(alert).getByRole('link', { name: 'Pobierz dokument' })).toBeVisible();
    await expect(within(alert).queryByRole('button')).not.toBeInTheDocument();
    await waitFor(() => expect(args.onUnshown).toHaveBeenCalled());
  },
};
