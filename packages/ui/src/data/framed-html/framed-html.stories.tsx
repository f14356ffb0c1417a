import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FramedHtml } from './framed-html';

const HTML =
  '<h2>Faktura za styczeń</h2><p>Dzień dobry,<br>przesyłam <b>fakturę</b> i <a href="https://example.org/" target="_blank" rel="noopener noreferrer">regulamin</a>.</p><blockquote><p>Proszę o fakturę.</p></blockquote>';

const meta = {
  title: 'Data/FramedHtml',
  component: FramedHtml,
  args: { html: HTML, title: 'Treść listu od Anny Obcej' },
  decorators: [(Story) => <div className="u:max-w-narrow">{Story()}</div>],
  parameters: {
    accessibility: {
      keys: [],
      roles: 'iframe with a title',
      reads: '„Treść listu od Anny Obcej, ramka, nagłówek poziomu 2, Faktura za styczeń”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof FramedHtml>;
export default meta;

type Story = StoryObj<typeof meta>;

function pageOf(canvas: { getByTitle(title: string): HTMLElement }): Document {
  const frame = canvas.getByTitle(meta.args.title) as HTMLIFrameElement;
  if (!frame.contentDocument) throw new Error('The frame has no document.');
  return frame.contentDocument;
}

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(pageOf(canvas).querySelector('h2')?.textContent).toBe('Faktura za styczeń'));
    const frame = canvas.getByTitle(meta.args.title);
    // As high as its text: nothing scrolls in it, and it does not grow with itself.
    await waitFor(() => expect(frame.clientHeight).toBeLessThan(300));
    await waitFor(() =>
      expect(pageOf(canvas).documentElement.scrollHeight).toBeLessThanOrEqual(frame.clientHeight),
    );
  },
};

/** What a server let through neither runs nor loads. */
export const RunsNothing: Story = {
  args: {
    html: '<p>Tekst</p><script>parent.document.title = "evil"</script><img src="https://example.org/x.png" alt="obraz">',
  },
  play: async ({ canvas }) => {
    const { title } = document;
    await waitFor(() => expect(pageOf(canvas).querySelector('p')?.textContent).toBe('Tekst'));
    await expect(pageOf(canvas).querySelector('script, img')).toBeNull();
    await expect(document.title).toBe(title);
    await expect(canvas.getByTitle(meta.args.title)).toHaveAttribute(
      'sandbox',
      'allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
  },
};

/** Where both cleanings failed, the policy of the frame still asks nobody for a picture. */
export const LoadsNothing: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(pageOf(canvas).querySelector('h2')).not.toBeNull());
    const page = pageOf(canvas);
    await expect(page.querySelector('meta')?.content).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'",
    );
    const refused = new Promise<string>((resolve) => {
      page.addEventListener(
        'securitypolicyviolation',
        ({ effectiveDirective }) => resolve(effectiveDirective),
        {
          once: true,
        },
      );
    });
    const picture = page.createElement('img');
    picture.src = '/picture-that-is-not-asked-for.png';
    page.body.append(picture);
    await expect(await refused).toBe('img-src');
    const asked = page.defaultView?.performance.getEntriesByType('resource') ?? [];
    const answers = asked.filter(({ name }) => name.includes('not-asked-for')) as PerformanceResourceTiming[];
    await expect(answers.filter(({ responseStart }) => responseStart > 0)).toEqual([]);
    picture.remove();
  },
};
