import { formatMoney, type Locale, voivodeshipName } from '@urzad/domain';
import { type CallParams, CRITERIA } from '../calls/call-params';
import { CARE_FORM, LABOUR } from '../dictionaries/dictionaries';
import { daysInWords } from './days-in-words';

/** The office, as far as the rules name it; amounts are grosze. */
interface StatuteOffice {
  office_name: string;
  office_address: string;
  office_mail: string;
  project_no: string;
  project_value: number;
  eu_value: number;
  project_period: string;
}

/** The call, as far as the rules name it. */
interface StatuteCall {
  number: string;
  edition: string;
  places_in_zone: number;
  places_out_zone: number;
  params: CallParams;
}

/** Figures and names in the rules. All of them are configuration: of the office and of the call (Process §3, D1). */
export interface StatuteFacts {
  appName: string;
  office: StatuteOffice;
  /** Its days written out: „1 stycznia 2026 r. – 31 grudnia 2028 r.” */
  projectPeriod: string;
  projectValue: string;
  euValue: string;
  call: StatuteCall;
  /** The voivodeship of the call: „zachodniopomorskiego”. */
  voivodeship: string;
  /** "Żłobek: do 1 140,00 zł miesięcznie" is made from these. */
  caps: readonly { name: string; amount: string }[];
  criteria: readonly { name: string; points: number }[];
  labourStatuses: readonly string[];
  places: { inZone: number; outZone: number };
}

export function statuteFactsOf(
  { appName, office, call }: { appName: string; office: StatuteOffice; call: StatuteCall },
  locale: Locale,
): StatuteFacts {
  const { params } = call;

  return {
    appName,
    office,
    call,
    voivodeship: voivodeshipName(params.region, { locale, form: 'genitive' }),
    projectPeriod: daysInWords(office.project_period, locale),
    projectValue: formatMoney(office.project_value),
    euValue: formatMoney(office.eu_value),
    caps: CARE_FORM.filter(({ code }) => params.care_forms.includes(code)).map((form) => ({
      name: form[locale],
      amount: formatMoney(params.cap[form.code] ?? 0),
    })),
    criteria: CRITERIA.flatMap((criterion) => {
      const points = params.criteria.find(({ code }) => code === criterion.code)?.points ?? 0;
      return points > 0 ? [{ name: criterion[locale], points }] : [];
    }),
    labourStatuses: LABOUR.filter(({ code }) => params.labour_statuses.includes(code)).map(
      (status) => status[locale],
    ),
    places: { inZone: call.places_in_zone, outZone: call.places_out_zone },
  };
}

/** A text that ends with a full stop, also one that ends with the stop of „r.”. */
export function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** Of basis points: `85%`, and `88,25%` in Polish. */
export function percent(basisPoints: number, locale: Locale): string {
  const text = String(basisPoints / 100);
  return `${locale === 'pl' ? text.replace('.', ',') : text}%`;
}
