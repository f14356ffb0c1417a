import { formatMoney, isIsoDate, longDateText, optionOf } from '@urzad/domain';
import {
  CARE_FORM,
  type CertificateKind,
  FILE_KIND,
  isInFacility,
  LABOUR,
  LEAVE_KIND,
  NO_OFFICE_WORDS,
  namesIn,
  type OfficeWords,
} from '@urzad/grants';
import { type Child, EMPTY_CHILD, type RegistrationForm } from '@urzad/grants/schemas';
import type { CertificateData, DocumentFrame, LabelledValue } from '../../../documents/document-renderer';

type Content = Omit<CertificateData, keyof DocumentFrame>;

/**
 * The form of a certificate, filled with the answers of a registration; from an empty form all lines are left blank.
 * @param words what the office calls the choices
 */
export function certificateForm(
  kind: CertificateKind,
  form: RegistrationForm,
  words: OfficeWords = NO_OFFICE_WORDS,
): Content {
  const title = optionOf(namesIn(words, 'FILE_KIND', FILE_KIND), kind)?.pl ?? kind;
  return { title, ...CONTENTS[kind](form, words) };
}

type ContentOf = (form: RegistrationForm, words: OfficeWords) => Omit<Content, 'title'>;

const CONTENTS: Record<CertificateKind, ContentOf> = {
  ZASW_PRACODAWCA: ofEmployer,
  ZASW_PUP: ofEmploymentOffice,
  ZASW_ZUS: ofInsurance,
  ZASW_PLACOWKA: ofCareProvider,
};

function ofEmployer(form: RegistrationForm, words: OfficeWords) {
  const leave = optionOf(LABOUR, form.labour_status)?.leave ?? '';

  return {
    lead: 'Wypełnia pracodawca. Zaświadczenie potwierdza zatrudnienie i urlop osoby, która stara się o dofinansowanie opieki.',
    certificates: [
      [
        section('Pracodawca', [
          row('Nazwa', form.employer_name),
          row('NIP', form.employer_nip),
          row('Adres', form.employer_address),
        ]),
        section('Pracownik', [...person(form), row('Stanowisko', form.job_title)]),
        section('Zatrudnienie', [
          row('Forma zatrudnienia'),
          row('Zatrudnienie od dnia'),
          row('Zatrudnienie do dnia (albo: na czas nieokreślony)'),
          row('Wymiar czasu pracy'),
          row('Miejsce pracy (gmina)'),
        ]),
        section('Urlop i powrót do pracy', [
          row('Rodzaj urlopu', optionOf(namesIn(words, 'LEAVE_KIND', LEAVE_KIND), leave)?.pl),
          row('Urlop od dnia', leave === '' ? '' : day(form.labour_since)),
          row('Urlop do dnia', day(form.leave_to)),
          row('Planowany powrót do pracy', day(form.return_date)),
        ]),
      ],
    ],
    signature: 'Data wystawienia, pieczęć i podpis pracodawcy',
  };
}

function ofEmploymentOffice(form: RegistrationForm) {
  return {
    lead: 'Wypełnia powiatowy urząd pracy. Możesz też złożyć zaświadczenie na druku tego urzędu.',
    certificates: [
      [
        section('Urząd pracy', [row('Nazwa'), row('Adres')]),
        section('Osoba', person(form)),
        section('Status', [
          row('Zarejestrowana jako bezrobotna od dnia', day(form.labour_since)),
          row('Rejestracja trwa w dniu wystawienia (tak albo nie)'),
        ]),
      ],
    ],
    signature: 'Data wystawienia, pieczęć i podpis pracownika urzędu pracy',
  };
}

function ofInsurance(form: RegistrationForm) {
  return {
    lead: 'Wypełnia Zakład Ubezpieczeń Społecznych. Możesz też złożyć zaświadczenie na druku ZUS albo wydruk z jego portalu.',
    certificates: [
      [
        section('Osoba', person(form)),
        section('Ubezpieczenie', [
          row('Nie podlega ubezpieczeniom z tytułu pracy od dnia', day(form.labour_since)),
          row('Tytuł obecnego ubezpieczenia, jeśli jest'),
        ]),
      ],
    ],
    signature: 'Data wystawienia, pieczęć i podpis pracownika ZUS',
  };
}

function ofCareProvider({ children }: RegistrationForm, words: OfficeWords) {
  // A nanny needs no certificate.
  const inFacilities = children.filter(isInFacility);

  return {
    lead: 'Wypełnia placówka albo dzienny opiekun. Na każde dziecko potrzebne jest osobne zaświadczenie.',
    certificates: (inFacilities.length > 0 ? inFacilities : [EMPTY_CHILD]).map((child) =>
      careOf(child, words),
    ),
    signature: 'Data wystawienia, pieczęć i podpis osoby z placówki',
  };
}

function careOf(child: Child, words: OfficeWords) {
  return [
    section('Placówka', [
      row('Nazwa', child.provider_name),
      row('Forma opieki', optionOf(namesIn(words, 'CARE_FORM', CARE_FORM), child.care_form)?.pl),
      row('Numer w rejestrze lub wykazie', child.provider_register_no),
      row('NIP', child.provider_nip),
    ]),
    section('Dziecko', person(child)),
    section('Opieka i opłaty', [
      row('Opieka od dnia', day(child.care_start)),
      row('Opieka do dnia'),
      row(
        'Opłata miesięczna za pobyt',
        child.planned_cost === null
          ? ''
          : `planowana razem z wyżywieniem: ${formatMoney(child.planned_cost)}`,
      ),
      row('Opłata za wyżywienie'),
      row('Wpisowe'),
      row('Zniżki'),
      row('Inne dofinansowanie, na przykład Aktywny rodzic (tak albo nie)'),
      row('Dni obecności w miesiącu (miesiąc i liczba)'),
    ]),
  ];
}

function person({ firstname, lastname, pesel }: RegistrationForm | Child): LabelledValue[] {
  return [row('Imię i nazwisko', `${firstname} ${lastname}`.trim()), row('PESEL', pesel)];
}

function day(date: string): string {
  return isIsoDate(date) ? longDateText(date) : '';
}

function section(title: string, rows: LabelledValue[]) {
  return { title, rows };
}

function row(label: string, value = ''): LabelledValue {
  return { label, value };
}
