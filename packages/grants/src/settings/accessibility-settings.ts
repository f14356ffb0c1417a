import { fileSetting, setting } from './setting-words';

const STATEMENT = ['deklaracja dostępności', 'accessibility statement'] as const;
const optional = { required: false } as const;
const long = { required: false, max: 5000 } as const;

/** What the accessibility statement says of the office, of one application (Process §7.1, §7.2). */
export const ACCESSIBILITY_SETTINGS = {
  coordinator: setting(
    'text',
    {
      ...{ pl: 'Koordynator do spraw dostępności', en: 'Accessibility coordinator' },
      does: ['Imię i nazwisko osoby, która pomaga.', 'The name of the person who helps.'],
      readAt: STATEMENT,
    },
    optional,
  ),
  coordinator_mail: setting(
    'mail',
    {
      ...{ pl: 'E-mail koordynatora', en: 'E-mail of the coordinator' },
      does: ['Gdy go nie ma, stoi tam e-mail urzędu.', 'Without it that of the office is shown.'],
      readAt: STATEMENT,
    },
    optional,
  ),
  coordinator_phone: setting(
    'phone',
    {
      ...{ pl: 'Telefon koordynatora', en: 'Phone of the coordinator' },
      does: ['Gdy go nie ma, stoi tam telefon urzędu.', 'Without it that of the office is shown.'],
      readAt: STATEMENT,
    },
    optional,
  ),
  published: setting('date', {
    ...{ pl: 'Data publikacji strony', en: 'Day of publication' },
    does: ['Od kiedy portal działa publicznie.', 'Since when the portal is public.'],
    readAt: STATEMENT,
  }),
  updated: setting('date', {
    ...{ pl: 'Data istotnej aktualizacji', en: 'Day of the last major update' },
    does: ['Ostatnia większa zmiana portalu.', 'The last larger change of the portal.'],
    readAt: STATEMENT,
  }),
  made: setting('date', {
    ...{ pl: 'Data sporządzenia deklaracji', en: 'Day of the statement' },
    does: ['Kiedy deklaracja powstała.', 'When the statement was made.'],
    readAt: STATEMENT,
  }),
  reviewed: setting('date', {
    ...{ pl: 'Data przeglądu deklaracji', en: 'Day of the last review' },
    does: ['Przegląd jest co roku do 31 marca.', 'It is reviewed each year by 31 March.'],
    readAt: STATEMENT,
  }),
  interpreter_pl: setting(
    'longText',
    {
      ...{ pl: 'Tłumacz języka migowego (po polsku)', en: 'Sign-language interpreter (in Polish)' },
      does: ['Jak poprosić o tłumacza.', 'How to ask for an interpreter.'],
      readAt: STATEMENT,
    },
    long,
  ),
  interpreter_en: setting(
    'longText',
    {
      ...{ pl: 'Tłumacz języka migowego (po angielsku)', en: 'Sign-language interpreter (in English)' },
      does: ['To samo w angielskiej wersji.', 'The same in the English version.'],
      readAt: STATEMENT,
    },
    long,
  ),
  easy_pl: setting(
    'longText',
    {
      ...{ pl: 'Tekst łatwy do czytania (po polsku)', en: 'Easy-to-read text (in Polish)' },
      does: ['Czym zajmuje się urząd, prostymi zdaniami.', 'What the office does, in simple sentences.'],
      readAt: STATEMENT,
    },
    long,
  ),
  easy_en: setting(
    'longText',
    {
      ...{ pl: 'Tekst łatwy do czytania (po angielsku)', en: 'Easy-to-read text (in English)' },
      does: ['To samo w angielskiej wersji.', 'The same in the English version.'],
      readAt: STATEMENT,
    },
    long,
  ),
  film: fileSetting('video', {
    ...{ pl: 'Film w języku migowym', en: 'Film in sign language' },
    does: [
      'Tłumacz języka migowego mówi, czym zajmuje się urząd. Plik MP4 albo WebM.',
      'An interpreter says what the office does. An MP4 or WebM file.',
    ],
    readAt: STATEMENT,
  }),
  film_captions: fileSetting('captions', {
    ...{ pl: 'Napisy do filmu', en: 'Captions of the film' },
    does: [
      'Film musi je mieć. Plik WebVTT z rozszerzeniem .vtt.',
      'A film has to have them. A WebVTT file that ends in .vtt.',
    ],
    readAt: STATEMENT,
  }),
  film_text_pl: setting(
    'longText',
    {
      ...{ pl: 'Treść filmu jako tekst (po polsku)', en: 'The film as text (in Polish)' },
      does: ['Wszystko, co w nim powiedziano i widać.', 'All that is said and seen in it.'],
      readAt: STATEMENT,
    },
    long,
  ),
  film_text_en: setting(
    'longText',
    {
      ...{ pl: 'Treść filmu jako tekst (po angielsku)', en: 'The film as text (in English)' },
      does: ['To samo w angielskiej wersji.', 'The same in the English version.'],
      readAt: STATEMENT,
    },
    long,
  ),
  recording: fileSetting('audio', {
    ...{ pl: 'Nagranie dźwiękowe', en: 'Sound recording' },
    does: [
      'Ktoś czyta, czym zajmuje się urząd. Plik MP3, OGG, M4A albo WAV.',
      'Somebody reads what the office does. An MP3, OGG, M4A or WAV file.',
    ],
    readAt: STATEMENT,
  }),
  recording_text_pl: setting(
    'longText',
    {
      ...{ pl: 'Treść nagrania jako tekst (po polsku)', en: 'The recording as text (in Polish)' },
      does: ['Wszystko, co w nim powiedziano.', 'All that is said in it.'],
      readAt: STATEMENT,
    },
    long,
  ),
  recording_text_en: setting(
    'longText',
    {
      ...{ pl: 'Treść nagrania jako tekst (po angielsku)', en: 'The recording as text (in English)' },
      does: ['To samo w angielskiej wersji.', 'The same in the English version.'],
      readAt: STATEMENT,
    },
    long,
  ),
} as const;
