import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { ListItem } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { CharacterCount } from '@tiptap/extensions/character-count';
import StarterKit from '@tiptap/starter-kit';
import { isRichTextLink } from '@urzad/domain/rich-text';

/** The elements of `RICH_TEXT` and no others, so that a value survives editing unchanged. */
export function editorExtensions(): Extensions {
  return [
    StarterKit.configure({
      code: false,
      codeBlock: false,
      // Underlined text looks like links.
      underline: false,
      heading: { levels: [2, 3, 4] },
      listItem: false,
      // An empty line where the caret could not go on by itself: after a table, an image, a line.
      trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote'] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        HTMLAttributes: { target: null, rel: null, class: null },
        isAllowedUri: (address) => isRichTextLink(address),
      },
    }),
    Item,
    OfficeTable,
    TableRow,
    TableHeader.extend({ addAttributes: spans }),
    TableCell.extend({ addAttributes: spans }),
    OfficeImage.configure({ allowBase64: true }),
    CharacterCount,
  ];
}

/** Tab leaves the field, so the nesting of an item has keys of its own. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Tab moves between cells, until Escape releases it (WCAG 2.1.2). Widths are not part of the text. */
const OfficeTable = Table.extend({
  addStorage: () => ({ isReleased: false }),
  addKeyboardShortcuts() {
    const { Tab, 'Shift-Tab': back, ...others } = this.parent?.() ?? {};
    const unlessReleased =
      (move: typeof Tab): NonNullable<typeof Tab> =>
      (props) =>
        !this.storage.isReleased && (move?.(props) ?? false);

    return {
      ...others,
      Tab: unlessReleased(Tab),
      'Shift-Tab': unlessReleased(back),
    };
  },
  onSelectionUpdate() {
    this.storage.isReleased = false;
  },
  onFocus() {
    this.storage.isReleased = false;
  },
  renderHTML: () => ['table', ['tbody', 0]],
});

const spans = () => ({ colspan: { default: 1 }, rowspan: { default: 1 } });

/** An image with an empty description is decoration. */
const OfficeImage = Image.extend({
  addAttributes: () => ({ src: { default: null }, alt: { default: '' } }),
});
