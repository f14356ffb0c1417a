import { fileSetting } from './setting-words';

/** The sign of the office, of one application (Order §7). */
export const LOGO_SETTINGS = {
  logo: fileSetting('logo', {
    ...{ pl: 'Logo na jasne tło', en: 'Logo for a light background' },
    does: [
      'Znak urzędu obok nazwy portalu. Plik SVG, PNG, JPG albo WebP.',
      'The sign of the office beside the name of the portal. An SVG, PNG, JPG or WebP file.',
    ],
    readAt: ['nagłówek każdej strony i panel pracowników', 'header of each page, panel of the staff'],
  }),
  logo_dark: fileSetting('logo', {
    ...{ pl: 'Logo na ciemne tło', en: 'Logo for a dark background' },
    does: [
      'Gdy go nie ma, jasne logo stoi na białym polu.',
      'Without it the other logo stands on a white tile.',
    ],
    readAt: ['te same miejsca w ciemnym wyglądzie', 'the same places in the dark look'],
  }),
} as const;
