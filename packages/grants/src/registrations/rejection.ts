import {
  codesOf,
  hardSpaces,
  type IsoDate,
  type Locale,
  longDateText,
  type Option,
  optionOf,
  voivodeshipName,
} from '@urzad/domain';

/**
 * The reasons of a rejection at the formal check (Process §2.19, REJECT_REASON). The Polish is the sentence of the
 * letter; `{region}` is replaced by the voivodeship of the call.
 */
export const REJECT_REASON = [
  {
    code: 'OPIEKA',
    pl: 'Dziecko musi pozostawać pod Twoją opieką prawną lub faktyczną.',
    en: 'The child has to be in your legal or actual care.',
  },
  {
    code: 'WIEK',
    pl: 'Wiek dziecka nie mieści się w przedziale naboru.',
    en: 'The age of the child is outside the range of the call.',
  },
  {
    code: 'ZAMIESZKANIE',
    pl: 'Projekt jest dla mieszkańców województwa {region}, a adres leży poza nim.',
    en: 'The project is for people of the voivodeship of {region}, and the address lies outside it.',
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
    code: 'INNE_ZGLOSZENIE',
    pl: 'W tym naborze jest już inne zgłoszenie dla tego dziecka.',
    en: 'There is another application for this child in this call.',
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

export const REJECT_REASON_CODES = codesOf(REJECT_REASON);

export function isRejectReason(text: string): text is RejectReason {
  return REJECT_REASON.some(({ code }) => code === text);
}

/**
 * The reasons that an officer of a call for this voivodeship chooses among.
 * @param reasons the words of the office's dictionary
 */
export function rejectReasons(region: string, reasons: readonly Option[] = REJECT_REASON): Option[] {
  const name = {
    pl: voivodeshipName(region, { form: 'genitive' }),
    en: voivodeshipName(region, { locale: 'en' }),
  };

  return reasons.map(({ code, pl, en }) => ({
    code,
    pl: pl.replaceAll('{region}', name.pl),
    en: en.replaceAll('{region}', name.en),
  }));
}

/** The longest text of an officer in a letter. */
export const REJECT_TEXT_MAX = 2000;

interface Rejection {
  number: string;
  /** Of the call. */
  region: string;
  reason: RejectReason;
  /** The words of the office's dictionary. */
  reasons?: readonly Option[] | undefined;
  /** The officer's text about this application. */
  text: string;
  /** The last day on which a review may be asked for; `null` after a review. */
  review_to: IsoDate | null;
}

export interface LetterSection {
  title: string;
  paragraphs: string[];
}

/**
 * The letter of a rejection: the preview of the officer is the letter that the parent gets. The text of the officer
 * stays as it was typed; the other sentences have their no-break spaces.
 */
export function rejectionLetter({
  number,
  region,
  reason,
  reasons,
  text,
  review_to,
}: Rejection): LetterSection[] {
  return [
    {
      title: 'Wynik',
      paragraphs: [hardSpaces(`Zgłoszenie ${number} zostało odrzucone po ocenie formalnej.`)],
    },
    {
      title: 'Powód',
      paragraphs: [hardSpaces(rejectSentence({ reason, reasons, region }, 'pl')), ...paragraphsOf(text)],
    },
    {
      title: 'Co możesz zrobić',
      paragraphs: waysOn(review_to).map(hardSpaces),
    },
  ];
}

/** E12: a rejected application is not replaced in its call. */
const NEXT_CALL = 'Nowe zgłoszenie możesz złożyć dopiero w następnym naborze, jeśli spełnisz jego warunki.';

function waysOn(review_to: IsoDate | null): string[] {
  if (review_to === null) {
    return ['Zgłoszenie było już ponownie ocenione. O ponowną ocenę można poprosić tylko raz.', NEXT_CALL];
  }
  return [
    `Możesz poprosić urząd o ponowną ocenę: otwórz zgłoszenie w portalu i naciśnij „Poproś o ponowną ocenę”. Zrób to najpóźniej ${longDateText(review_to)}`,
    NEXT_CALL,
  ];
}

/** The sentence of the reason from the dictionary. */
export function rejectSentence(
  { reason, reasons, region }: Pick<Rejection, 'reason' | 'reasons' | 'region'>,
  locale: Locale,
): string {
  return optionOf(rejectReasons(region, reasons), reason)?.[locale] ?? '';
}

/** What stands in the letter instead of an officer's text when a correction did not come. */
export function lateCorrectionText(correction_to: IsoDate): string {
  return hardSpaces(
    `Termin poprawek minął ${longDateText(correction_to)} Do tego dnia nie dostaliśmy poprawionego zgłoszenia.`,
  );
}

function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
