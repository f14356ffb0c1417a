import { hardSpaces, type IsoDate, longDateText, type Option, optionOf } from '@urzad/domain';

/** Why an application is rejected at its formal check (domain 7: REJECT_REASON). The Polish is the sentence of the letter. */
export const REJECT_REASON = [
  {
    code: 'WIEK',
    pl: 'Wiek dziecka nie mieści się w przedziale naboru.',
    en: 'The age of the child is outside the range of the call.',
  },
  {
    code: 'ZAMIESZKANIE',
    pl: 'Projekt jest dla mieszkańców województwa, a adres leży poza nim.',
    en: 'The project is for people of the voivodeship, and the address lies outside it.',
  },
  {
    code: 'STATUS',
    pl: 'Status na rynku pracy nie uprawnia do udziału.',
    en: 'The status on the labour market gives no right to take part.',
  },
  {
    code: 'FORMA_OPIEKI',
    pl: 'Ta forma opieki nie jest objęta naborem.',
    en: 'This form of care is not part of the call.',
  },
  {
    code: 'INNE_SRODKI',
    pl: 'Koszt opieki jest już finansowany z innych środków publicznych.',
    en: 'The cost of care is already paid from other public money.',
  },
  {
    code: 'BEZ_POPRAWY',
    pl: 'Zgłoszenie nie zostało poprawione tak, jak prosiliśmy w wezwaniu.',
    en: 'The application was not corrected as the call for correction asked.',
  },
  {
    code: 'INNY',
    pl: 'Zgłoszenie nie spełnia warunków regulaminu.',
    en: 'The application does not meet the rules.',
  },
] as const satisfies readonly Option[];
export type RejectReason = (typeof REJECT_REASON)[number]['code'];

export function isRejectReason(text: string): text is RejectReason {
  return REJECT_REASON.some(({ code }) => code === text);
}

/** The longest text of a letter. */
export const REJECT_TEXT_MAX = 2000;

interface Rejection {
  number: string;
  reason: RejectReason;
  /** What the officer adds about this very application. */
  text: string;
  /** The last day on which a review may be asked for. */
  review_to: IsoDate;
}

export interface LetterSection {
  title: string;
  paragraphs: string[];
}

/**
 * The letter of a rejection, word for word: what the officer sees before it is sent is what the parent gets. What the
 * officer wrote stays as it was typed; the other sentences have their no-break spaces.
 */
export function rejectionLetter({ number, reason, text, review_to }: Rejection): LetterSection[] {
  return [
    {
      title: 'Wynik',
      paragraphs: [hardSpaces(`Zgłoszenie ${number} zostało odrzucone po ocenie formalnej.`)],
    },
    { title: 'Powód', paragraphs: [hardSpaces(rejectSentence(reason)), ...paragraphsOf(text)] },
    {
      title: 'Co możesz zrobić',
      paragraphs: [
        `Możesz poprosić urząd o ponowną ocenę. Zrób to najpóźniej ${longDateText(review_to)}`,
        'Możesz też złożyć zgłoszenie w następnym naborze, jeśli spełnisz jego warunki.',
      ].map(hardSpaces),
    },
  ];
}

/** The reason in the words of the dictionary. Letters are Polish (decisions 10). */
export function rejectSentence(reason: RejectReason): string {
  return optionOf(REJECT_REASON, reason)?.pl ?? '';
}

function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
