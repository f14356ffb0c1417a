import { asSpecified } from '@urzad/domain';
import type { LabelSet } from '../../foundations/locale/locale';
import type { ImageRefusal } from './image-refusal';
import type { ToolName } from './tool-name';

export interface RichEditorLabels {
  toolbar: string;
  tools: Record<ToolName | 'link' | 'image' | 'keys', string>;
  refused: Record<ImageRefusal, string>;
  linkTitle: string;
  linkText: string;
  linkAddress: string;
  linkHint: string;
  linkInvalid: string;
  linkSave: string;
  linkRemove: string;
  imageTitle: string;
  imageAlt: string;
  imageAltHint: string;
  imageInsert: string;
  imageSave: string;
  cancel: string;
  close: string;
  /** Keys without a tool: their actions, and their names where these are words. */
  keys: Record<'tools' | 'walk' | 'back' | 'leave' | 'leaveTable' | 'newLine', string>;
  walkKeys: string;
  leaveTableKeys: string;
  keysHint: string;
}

export const richEditorLabels = {
  widget: 'RichEditor',
  pl: {
    toolbar: 'Formatowanie',
    tools: {
      undo: 'Cofnij',
      redo: 'Ponów',
      heading2: 'Nagłówek 2. stopnia',
      heading3: 'Nagłówek 3. stopnia',
      heading4: 'Nagłówek 4. stopnia',
      bold: 'Pogrubienie',
      italic: 'Kursywa',
      strike: 'Przekreślenie',
      bulletList: 'Lista punktowana',
      orderedList: 'Lista numerowana',
      quote: 'Cytat',
      link: 'Odnośnik',
      image: 'Obraz',
      table: 'Wstaw tabelę',
      rule: 'Wstaw linię poziomą',
      clear: 'Usuń formatowanie',
      keys: 'Skróty klawiszowe',
      indent: 'Zwiększ wcięcie',
      outdent: 'Zmniejsz wcięcie',
      rowAbove: 'Dodaj wiersz powyżej',
      rowBelow: 'Dodaj wiersz poniżej',
      columnBefore: 'Dodaj kolumnę z lewej',
      columnAfter: 'Dodaj kolumnę z prawej',
      headerRow: 'Wiersz nagłówków',
      deleteRow: 'Usuń wiersz',
      deleteColumn: 'Usuń kolumnę',
      deleteTable: 'Usuń tabelę',
    },
    refused: {
      'too-large': asSpecified('Obraz zbyt duży (max 100kb)'),
      'wrong-format': 'Zły format pliku. Wybierz obraz PNG, JPEG, WebP albo GIF.',
      remote: 'Pominęliśmy obrazy z innych stron. Zapisz je na dysku i wstaw z pliku.',
    },
    linkTitle: 'Odnośnik',
    linkText: 'Tekst odnośnika',
    linkAddress: 'Adres',
    linkHint: 'Adres strony, adres e-mail albo numer telefonu.',
    linkInvalid:
      'Nieprawidłowy adres. Wpisz na przykład https://example.com, anna@example.com albo 000 000 011',
    linkSave: 'Zapisz odnośnik',
    linkRemove: 'Usuń odnośnik',
    imageTitle: 'Opis obrazu',
    imageAlt: 'Co widać na obrazie',
    imageAltHint:
      'Ten opis usłyszą osoby, które nie widzą obrazu. Zostaw puste pole, jeśli obraz tylko zdobi tekst.',
    imageInsert: 'Wstaw obraz',
    imageSave: 'Zapisz opis',
    cancel: 'Anuluj',
    close: 'Zamknij',
    keys: {
      tools: 'przejście do paska narzędzi',
      walk: 'w pasku: inne narzędzie',
      back: 'w pasku: powrót do tekstu',
      leave: 'wyjście z pola; w tabeli: następna komórka',
      leaveTable: 'w tabeli: wyjście z pola',
      newLine: 'nowy wiersz w tym samym akapicie',
    },
    walkKeys: 'Strzałki, Home, End',
    leaveTableKeys: 'Escape, potem Tab',
    keysHint: 'Na komputerze Mac naciskaj Command zamiast Ctrl i Option zamiast Alt.',
  },
  en: {
    toolbar: 'Formatting',
    tools: {
      undo: 'Undo',
      redo: 'Redo',
      heading2: 'Heading level 2',
      heading3: 'Heading level 3',
      heading4: 'Heading level 4',
      bold: 'Bold',
      italic: 'Italic',
      strike: 'Strikethrough',
      bulletList: 'Bulleted list',
      orderedList: 'Numbered list',
      quote: 'Quote',
      link: 'Link',
      image: 'Image',
      table: 'Insert a table',
      rule: 'Insert a horizontal line',
      clear: 'Clear formatting',
      keys: 'Keyboard shortcuts',
      indent: 'Increase indent',
      outdent: 'Decrease indent',
      rowAbove: 'Add a row above',
      rowBelow: 'Add a row below',
      columnBefore: 'Add a column on the left',
      columnAfter: 'Add a column on the right',
      headerRow: 'Header row',
      deleteRow: 'Delete the row',
      deleteColumn: 'Delete the column',
      deleteTable: 'Delete the table',
    },
    refused: {
      'too-large': 'The image is too large (max 100 kB)',
      'wrong-format': 'Wrong file format. Choose a PNG, JPEG, WebP or GIF image.',
      remote: 'Images from other sites were left out. Save them to your disk and insert them from a file.',
    },
    linkTitle: 'Link',
    linkText: 'Text of the link',
    linkAddress: 'Address',
    linkHint: 'The address of a page, an e-mail address or a phone number.',
    linkInvalid:
      'This is not a valid address. Enter for example https://example.com, anna@example.com or 000 000 011',
    linkSave: 'Save the link',
    linkRemove: 'Remove the link',
    imageTitle: 'Description of the image',
    imageAlt: 'What the image shows',
    imageAltHint:
      'People who cannot see the image will hear it. Leave it empty if the image only decorates the text.',
    imageInsert: 'Insert the image',
    imageSave: 'Save the description',
    cancel: 'Cancel',
    close: 'Close',
    keys: {
      tools: 'go to the toolbar',
      walk: 'in the toolbar: another tool',
      back: 'in the toolbar: back to the text',
      leave: 'leave the field; in a table: the next cell',
      leaveTable: 'in a table: leave the field',
      newLine: 'a new line in the same paragraph',
    },
    walkKeys: 'Arrows, Home, End',
    leaveTableKeys: 'Escape, then Tab',
    keysHint: 'On a Mac press Command instead of Ctrl, and Option instead of Alt.',
  },
} as const satisfies LabelSet<RichEditorLabels>;
