import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepsAttribute, RICH_TEXT } from '@urzad/domain/rich-text';
import { cleanRichText } from '@urzad/domain/rich-text-cleaner';
import {
  DOT,
  HOSTILE_SAMPLES,
  hostileNestings,
  imageOfBytes,
  KEPT_SAMPLES,
} from '@urzad/domain/testing/rich-text';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { cleanHtml } from './clean-html';
import { RichEditor } from './rich-editor';
import { bringIn, editorIn, loadEditor, pictureOfBytes } from './testing/editor-driver';
import { DOCS_SAMPLE, EXCEL_SAMPLE, WORD_SAMPLE } from './testing/samples';

const meta = {
  title: 'Forms/RichEditor/Paste and images',
  component: RichEditor,
  args: { label: 'Treść ogłoszenia', name: 'body', onValueChange: fn(), onImageRefused: fn() },
  loaders: [loadEditor],
  parameters: {
    accessibility: {
      keys: [['Enter', 'in the description of an image: puts it in', 'PutsAnImageInByItsTool']],
      roles: 'dialog that asks what an image shows; what was refused is an alert under the text',
      reads:
        '„Opis obrazu, okno dialogowe. Co widać na obrazie, pole edycyjne”; „Obraz zbyt duży (max 100kb)”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof RichEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TakesATextFromWord: Story = {
  play: async ({ args, canvasElement }) => {
    const { text } = await editorIn(canvasElement);
    await hand.click(text);
    bringIn(text, 'paste', { html: WORD_SAMPLE.html });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(WORD_SAMPLE.value);
    await hand.keyboard('{Control>}z{/Control}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const TakesATextFromGoogleDocs: Story = {
  play: async ({ args, canvasElement }) => {
    const { text } = await editorIn(canvasElement);
    await hand.click(text);
    bringIn(text, 'paste', { html: DOCS_SAMPLE.html });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(DOCS_SAMPLE.value);
  },
};

/** The clipboard of a spreadsheet has the cells as text and as a picture: the text is used. */
export const TakesCellsAsATable: Story = {
  play: async ({ args, canvasElement }) => {
    const { text } = await editorIn(canvasElement);
    await hand.click(text);
    const picture = pictureOfBytes(1000);
    bringIn(text, 'paste', { html: EXCEL_SAMPLE.html, text: 'Miesiąc\tKwota', files: [picture] });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(EXCEL_SAMPLE.value);
  },
};

export const TakesPlainTextByParagraphs: Story = {
  play: async ({ args, canvasElement }) => {
    const { text } = await editorIn(canvasElement);
    await hand.click(text);
    bringIn(text, 'paste', { text: 'Pierwszy <b>wiersz</b>\nDrugi' });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '<p>Pierwszy &lt;b&gt;wiersz&lt;/b&gt;</p><p>Drugi</p>',
    );
  },
};

export const PutsAnImageInByItsTool: Story = {
  play: async ({ args, canvasElement }) => {
    const { text, tool } = await editorIn(canvasElement);
    await hand.type(text, 'Wykres:');
    await chooseFile(canvasElement, pictureOfBytes(RICH_TEXT.imageBytes));
    await describe('Wykres kwot');
    const image = await within(text).findByRole('img', { name: 'Wykres kwot' });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.stringMatching(/^<p>Wykres:<\/p><img src="data:image\/png;base64,[^"]+" alt="Wykres kwot">$/),
    );

    await hand.click(image);
    await hand.click(await waitFor(() => tool('Opis obrazu')));
    const description = await screen.findByRole('textbox', { name: 'Co widać na obrazie' });
    await expect(description).toHaveValue('Wykres kwot');
    await userEvent.clear(description);
    await hand.click(screen.getByRole('button', { name: 'Zapisz opis' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.stringContaining('alt=""'));
  },
};

export const RefusesAnImageOfOneByteTooMany: Story = {
  play: async ({ args, canvasElement }) => {
    const { canvas, text } = await editorIn(canvasElement);
    await chooseFile(canvasElement, pictureOfBytes(RICH_TEXT.imageBytes + 1));
    await says(canvasElement, 'Obraz zbyt duży (max 100kb)');
    await expect(args.onImageRefused).toHaveBeenLastCalledWith('too-large');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await hand.type(text, 'a');
    await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
  },
};

export const RefusesWhatIsNoPicture: Story = {
  play: async ({ args, canvasElement }) => {
    await editorIn(canvasElement);
    await chooseFile(canvasElement, new File(['to nie obraz'], 'plan.png', { type: 'image/png' }));
    await says(canvasElement, /^Zły format pliku/);
    await expect(args.onImageRefused).toHaveBeenLastCalledWith('wrong-format');
  },
};

export const TakesAPastedAndADroppedImage: Story = {
  args: { defaultValue: '<p>Plan</p>' },
  play: async ({ args, canvasElement }) => {
    const { text } = await editorIn(canvasElement);
    await hand.click(text);
    bringIn(text, 'paste', { files: [pictureOfBytes(500)] });
    await describe('Plan żłobka');
    await expect(await within(text).findByRole('img', { name: 'Plan żłobka' })).toBeVisible();
    bringIn(text, 'drop', {
      files: [pictureOfBytes(600), new File(['x'], 'umowa.pdf', { type: 'application/pdf' })],
    });
    await describe('Sala');
    await expect(await within(text).findByRole('img', { name: 'Sala' })).toBeVisible();
    await expect(args.onImageRefused).toHaveBeenLastCalledWith('wrong-format');
    await hand.keyboard('!');
    await expect(within(text).getAllByRole('img')).toHaveLength(2);
  },
};

export const LeavesImagesOfOtherServersOut: Story = {
  play: async ({ args, canvasElement }) => {
    const { text } = await editorIn(canvasElement);
    await hand.click(text);
    bringIn(text, 'paste', { html: '<p>Mapa<img src="https://evil.example/seen.gif" alt="mapa"></p>' });
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Mapa</p>');
    await says(canvasElement, /^Pominęliśmy obrazy z innych stron/);
    bringIn(text, 'paste', { html: `<p>Plan<img src="${imageOfBytes(RICH_TEXT.imageBytes + 1)}"></p>` });
    await says(canvasElement, 'Obraz zbyt duży (max 100kb)');
    bringIn(text, 'paste', {
      html: `<p>Oba<img src="https://evil.example/a.gif"><img src="data:image/svg+xml;base64,PHN2Zz4="><img src="${DOT}"></p>`,
    });
    await says(canvasElement, /Pominęliśmy obrazy z innych stron.*Zły format pliku/);
    bringIn(text, 'drop', { html: `<script>alert(1)</script><p>Punkt<img src="${DOT}"></p>` });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.stringContaining(`Punkt</p><img src="${DOT}" alt="">`),
    );
  },
};

/** Browser and server clean to the same result, which has nothing outside the list. */
export const CleansAsTheServerDoes: Story = {
  play: async () => {
    for (const { name, dirty, clean } of [...KEPT_SAMPLES, ...HOSTILE_SAMPLES]) {
      await expect(`${name}: ${cleanHtml(dirty).html}`).toBe(`${name}: ${asTheBrowserWrites(clean)}`);
      await expect(`${name}: ${asTheBrowserWrites(cleanRichText(dirty))}`).toBe(
        `${name}: ${asTheBrowserWrites(clean)}`,
      );
    }
    const cleaners = [(dirty: string) => cleanHtml(dirty).html, cleanRichText];
    const found = hostileNestings().flatMap((dirty) =>
      cleaners.flatMap((clean) => strangersIn(clean(dirty)).map((stranger) => `${stranger} of ${dirty}`)),
    );
    await expect(found).toEqual([]);
  },
};

function asTheBrowserWrites(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
}

/** What a browser would make of cleaned text beyond the list, a second time as mutations show only then. */
function strangersIn(html: string): string[] {
  return [html, asTheBrowserWrites(html)].flatMap((text) =>
    [...new DOMParser().parseFromString(text, 'text/html').body.querySelectorAll('*')].flatMap((element) => {
      const { localName, namespaceURI, attributes } = element;
      const isKnown = RICH_TEXT.tags.some((tag) => tag === localName) && namespaceURI?.endsWith('xhtml');
      const strange = [...attributes].filter(({ name, value }) => !keepsAttribute(localName, name, value));
      return [...(isKnown ? [] : [localName]), ...strange.map(({ name }) => `${localName} ${name}`)];
    }),
  );
}

async function chooseFile(canvasElement: HTMLElement, file: File) {
  const chooser = within(canvasElement).getByLabelText('Obraz', { selector: 'input' });
  await userEvent.upload(chooser, file, { applyAccept: false });
}

async function says(canvasElement: HTMLElement, words: string | RegExp) {
  await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveTextContent(words));
}

async function describe(words: string) {
  const description = await screen.findByRole('textbox', { name: 'Co widać na obrazie' });
  await waitFor(() => expect(description).toHaveFocus());
  await hand.keyboard(`${words}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
