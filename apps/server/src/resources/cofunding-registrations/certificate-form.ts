import {
  CARE_FORM,
  type CertificateKind,
  FILE_KIND,
  formatMoney,
  isIsoDate,
  LABOUR,
  LEAVE_KIND,
  longDateText,
  optionOf,
} from '@urzad/domain';
import { type Child, EMPTY_CHILD, type RegistrationForm } from '@urzad/domain/schemas';
import type { CertificateData, DocumentFrame, LabelledValue } from '../../documents/documents';

type Content = Omit<CertificateData, keyof DocumentFrame>;

/** The form of a certificate, with what a registration knows; from an empty form everything is left to be written. */
export function certificateForm(kind: CertificateKind, form: RegistrationForm): Content {
  return { title: optionOf(FILE_KIND, kind)?.pl ?? kind, ...CONTENTS[kind](form) };
}

const CONTENTS: Record<CertificateKind, (form: RegistrationForm) => Omit<Content, 'title'>> = {
  ZASW_PRACODAWCA: ofEmployer,
  ZASW_PUP: ofEmploymentOffice,
  ZASW_ZUS: ofInsurance,
  ZASW_PLACOWKA: ofCareProvider,
};

function ofEmployer(form: RegistrationForm) {
  const leave = optionOf(LABOUR, form.labour_status)?.leave ?? '';

  return {
    lead: 'Wypełnia pracodawca. Zaświadczenie potwierdza zatrudnienie i urlop osoby, która stara się o dofinansowanie opieki.',
    sections: [
      {
        title: 'Pracodawca',
        rows: [
          row('Nazwa', form.employer_name),
          row('NIP', form.employer_nip),
          row('Adres', form.employer_address),
        ],
      },
      { title: 'Pracownik', rows: [...person(form), row('Stanowisko', form.job_title)] },
      {
        title: 'Zatrudnienie',
        rows: [
          row('Forma zatrudnienia'),
          row('Zatrudnienie od dnia'),
          row('Zatrudnienie do dnia (albo: na czas nieokreślony)'),
          row('Wymiar czasu pracy'),
          row('Miejsce pracy (gmina)'),
        ],
      },
      {
        title: 'Urlop i powrót do pracy',
        rows: [
          row('Rodzaj urlopu', optionOf(LEAVE_KIND, leave)?.pl),
          row('Urlop od dnia', leave === '' ? '' : day(form.labour_since)),
          row('Urlop do dnia', day(form.leave_to)),
          row('Planowany powrót do pracy', day(form.return_date)),
        ],
      },
    ],
    signature: 'Data wystawienia, pieczęć i podpis pracodawcy',
  };
}

function ofEmploymentOffice(form: RegistrationForm) {
  return {
    lead: 'Wypełnia powiatowy urząd pracy. Możesz też złożyć zaświadczenie na druku tego urzędu.',
    sections: [
      { title: 'Urząd pracy', rows: [row('Nazwa'), row('Adres')] },
      { title: 'Osoba', rows: person(form) },
      {
        title: 'Status',
        rows: [
          row('Zarejestrowana jako bezrobotna od dnia', day(form.labour_since)),
          row('Rejestracja trwa w dniu wystawienia (tak albo nie)'),
        ],
      },
    ],
    signature: 'Data wystawienia, pieczęć i podpis pracownika urzędu pracy',
  };
}

function ofInsurance(form: RegistrationForm) {
  return {
    lead: 'Wypełnia Zakład Ubezpieczeń Społecznych. Możesz też złożyć zaświadczenie na druku ZUS albo wydruk z jego portalu.',
    sections: [
      { title: 'Osoba', rows: person(form) },
      {
        title: 'Ubezpieczenie',
        rows: [
          row('Nie podlega ubezpieczeniom z tytułu pracy od dnia', day(form.labour_since)),
          row('Tytuł obecnego ubezpieczenia, jeśli jest'),
        ],
      },
    ],
    signature: 'Data wystawienia, pieczęć i podpis pracownika ZUS',
  };
}

function ofCareProvider({ children }: RegistrationForm) {
  const child: Child = children[0] ?? EMPTY_CHILD;

  return {
    lead: 'Wypełnia placówka albo dzienny opiekun. Na każde dziecko potrzebne jest osobne zaświadczenie.',
    sections: [
      {
        title: 'Placówka',
        rows: [
          row('Nazwa', child.provider_name),
          row('Forma opieki', optionOf(CARE_FORM, child.care_form)?.pl),
          row('Numer w rejestrze lub wykazie', child.provider_register_no),
          row('NIP', child.provider_nip),
        ],
      },
      {
        title: 'Dziecko',
        rows: [
          row('Imię i nazwisko', `${child.firstname} ${child.lastname}`.trim()),
          row('PESEL', child.pesel),
        ],
      },
      {
        title: 'Opieka i opłaty',
        rows: [
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
        ],
      },
    ],
    signature: 'Data wystawienia, pieczęć i podpis osoby z placówki',
  };
}

function person({ firstname, lastname, pesel }: RegistrationForm): LabelledValue[] {
  return [row('Imię i nazwisko', `${firstname} ${lastname}`.trim()), row('PESEL', pesel)];
}

function day(date: string): string {
  return isIsoDate(date) ? longDateText(date) : '';
}

function row(label: string, value = ''): LabelledValue {
  return { label, value };
}
