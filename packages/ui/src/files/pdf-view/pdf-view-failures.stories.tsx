import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PDFPageProxy } from 'pdfjs-dist';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { PdfView } from './pdf-view';
import { pdfjs } from './pdfjs';
import { agreement, NAME, region } from './testing/agreement';

/** One page of a document fails: the person sees it there, and the console of the host stays its own. */
const meta = {
  title: 'Files/PdfView/Failures',
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
      keys: [['Enter', 'paints a page once more, whose focus goes to the document', 'PaintsAPageOnceMore']],
      roles:
        'a page that could not be painted has a status with a button; its text is there for screen readers',
      reads: '„Nie udało się pokazać tej strony. Spróbuj jeszcze raz albo pobierz dokument.”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: () => {
    spyOn(console, 'error');
  },
} satisfies Meta<typeof PdfView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What all pages of PDF.js share: it exports no class of theirs. */
async function pageMethods(): Promise<PDFPageProxy> {
  const { getDocument } = await pdfjs.load();
  const task = getDocument({ data: agreement.slice() });
  const page = await (await task.promise).getPage(1);
  await task.destroy();
  return Object.getPrototypeOf(page);
}

/** A phone may have no memory left for a canvas. */
async function failToPaintTheFirst() {
  const methods = await pageMethods();
  const { render } = methods;
  return spyOn(methods, 'render').mockImplementation(function (this: PDFPageProxy, options) {
    const task = render.call(this, options);
    if (this.pageNumber === 1 && options.viewport.width > 100) {
      task.promise.catch(() => undefined); // Cancelled when the page is left.
      task.cancel();
      Object.defineProperty(task, 'promise', { value: Promise.reject(new Error('No memory')) });
    }
    return task;
  });
}

let paints: Awaited<ReturnType<typeof failToPaintTheFirst>>;

export const SaysWhichPageCouldNotBePainted: Story = {
  tags: ['picture'],
  beforeEach: async () => {
    await failToPaintTheFirst();
  },
  play: async () => {
    await expect(await screen.findByText(/Nie udało się pokazać tej strony/)).toBeVisible();
  },
};

export const PaintsAPageOnceMore: Story = {
  beforeEach: async () => {
    paints = await failToPaintTheFirst();
  },
  play: async () => {
    const page = within(await screen.findByRole('article', { name: 'Strona 1' }));
    const alert = await page.findByRole('status');
    await expect(alert).toHaveTextContent('Nie udało się pokazać tej strony.');
    await expect(await page.findByRole('heading', { name: 'Umowa uczestnictwa' })).toBeInTheDocument();
    await expect(screen.getAllByText(/Nie udało się/)).toHaveLength(1);

    const again = page.getByRole('button', { name: 'Spróbuj ponownie' });
    again.focus();
    await hand.keyboard('{Enter}');
    await expect(await region()).toHaveFocus();
    await expect(await page.findByRole('status')).toBeVisible();

    paints.mockRestore();
    page.getByRole('button', { name: 'Spróbuj ponownie' }).focus();
    await hand.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('status')).not.toBeInTheDocument());
    await expect(console.error).not.toHaveBeenCalled();
  },
};

/** The text of the second page cannot be read; nothing says of it that it has none. */
export const SaysWhichPageHasNoReadableText: Story = {
  beforeEach: async () => {
    const methods = await pageMethods();
    const { streamTextContent } = methods;
    spyOn(methods, 'streamTextContent').mockImplementation(function (this: PDFPageProxy, options) {
      if (this.pageNumber !== 2) return streamTextContent.call(this, options);
      return new ReadableStream({ start: (stream) => stream.error(new Error('Broken font')) });
    });
  },
  play: async ({ args }) => {
    await hand.click(await screen.findByRole('button', { name: 'Pokaż jako tekst' }));
    const page = await screen.findByRole('article', { name: 'Strona 2' });
    await waitFor(() => expect(page).toHaveTextContent('Nie udało się odczytać tekstu tej strony.'));
    await expect(screen.queryByText(/Ta strona jest obrazem/)).not.toBeInTheDocument();
    const text = await region();
    text.scrollTo({ top: text.scrollHeight });
    await expect(args.onReadToEnd).not.toHaveBeenCalled();

    await hand.click(screen.getByRole('button', { name: 'Pokaż jako dokument' }));
    const picture = within(await screen.findByRole('article', { name: 'Strona 2' }));
    await expect(await picture.findByText(/Nie udało się odczytać tekstu/)).toBeInTheDocument();
    await expect(console.error).not.toHaveBeenCalled();
  },
};

/** The first page comes last: until then a section of the second would be a heading without the title above it. */
export const ReadsItsPagesInTheirOrder: Story = {
  beforeEach: async () => {
    const methods = await pageMethods();
    const { streamTextContent } = methods;
    const moment = new Promise<void>((resolve) => {
      releaseFirst = resolve;
    });
    spyOn(methods, 'streamTextContent').mockImplementation(function (this: PDFPageProxy, options) {
      const text = streamTextContent.call(this, options);
      return this.pageNumber === 1 ? textAfter(moment, text) : text;
    });
  },
  play: async () => {
    const page = within(await screen.findByRole('article', { name: 'Strona 2' }));
    await waitFor(() => expect(page.getByText(/Obowiązki/, { selector: '[aria-hidden] *' })).toBeVisible());
    await expect(page.queryByRole('heading')).not.toBeInTheDocument();
    releaseFirst();
    await expect(
      await page.findByRole('heading', { name: '§ 4. Obowiązki Uczestniczki' }),
    ).toBeInTheDocument();
    await expect(screen.getByRole('heading', { name: 'Umowa uczestnictwa' })).toBeInTheDocument();
  },
};

let releaseFirst: () => void;

/** The parts of a stream, from a moment on. */
function textAfter<Part>(moment: Promise<void>, parts: ReadableStream<Part>): ReadableStream<Part> {
  return parts.pipeThrough(
    new TransformStream<Part, Part>({
      transform: async (part, next) => {
        await moment;
        next.enqueue(part);
      },
    }),
  );
}

/** As in WebKit, whose streams cannot be iterated over, which PDF.js' own `getTextContent` does. */
export const ReadsWhereStreamsAreOnlyRead: Story = {
  beforeEach: () => {
    const { prototype } = ReadableStream;
    const iterate = Object.getOwnPropertyDescriptor(prototype, Symbol.asyncIterator) ?? {};
    Reflect.deleteProperty(prototype, Symbol.asyncIterator);
    return () => void Object.defineProperty(prototype, Symbol.asyncIterator, iterate);
  },
  play: async () => {
    const page = within(await screen.findByRole('article', { name: 'Strona 1' }));
    await expect(await page.findByRole('heading', { name: 'Umowa uczestnictwa' })).toBeInTheDocument();
    await expect(screen.queryByText(/Nie udało się odczytać/)).not.toBeInTheDocument();
  },
};
