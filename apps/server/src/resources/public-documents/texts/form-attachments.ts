import { EMPTY_REGISTRATION } from '@urzad/grants/schemas';
import type { BlankData } from '../../../documents/document-renderer';
import { certificateForm } from '../../cofunding-registrations/public';
import { choices, fields, section, signature, statements } from '../blocks';

const TRUTH = 'Wiem, że podanie nieprawdy może spowodować rozwiązanie umowy i zwrot dofinansowania.';
const PERSON = section('Osoba, która składa oświadczenie', fields('Imię i nazwisko', 'PESEL'));
const SIGNED = signature('Data i podpis');

/** The attachments of the recruitment form (D5a), each on a page of its own. */
export function attachmentParts(): BlankData['parts'] {
  return [
    { title: 'Załącznik 1. Zaświadczenie od pracodawcy', sections: employer() },
    {
      title: 'Załącznik 2. Oświadczenie o statusie osoby bezrobotnej albo biernej zawodowo',
      sections: [
        PERSON,
        section(
          'Oświadczenie',
          choices(
            'Oświadczam, że jestem osobą:',
            'bezrobotną zarejestrowaną w urzędzie pracy',
            'bezrobotną niezarejestrowaną w urzędzie pracy',
            'bierną zawodowo na urlopie wychowawczym',
            'bierną zawodowo z innej przyczyny',
          ),
          fields('Od kiedy'),
          statements('Dołączam zaświadczenie powiatowego urzędu pracy albo ZUS.', TRUTH),
          SIGNED,
        ),
      ],
    },
    {
      title: 'Załącznik 3. Oświadczenie o samotnym wychowywaniu dziecka',
      sections: [
        PERSON,
        section(
          'Oświadczenie',
          fields('Imię i nazwisko dziecka', 'PESEL dziecka'),
          statements(
            'Oświadczam, że samotnie wychowuję to dziecko. Na wezwanie urzędu przedstawię dokument, który to potwierdza, na przykład wyrok albo akt.',
            TRUTH,
          ),
          SIGNED,
        ),
      ],
    },
    {
      title: 'Załącznik 4. Orzeczenie o niepełnosprawności',
      sections: [
        section(
          'Co dołączyć',
          statements(
            'Kopię orzeczenia o niepełnosprawności dziecka, rodzica albo opiekuna. Kopia ma być czytelna i obejmować datę, do której orzeczenie jest ważne.',
          ),
          fields('Czyje jest orzeczenie (imię i nazwisko)', 'Numer orzeczenia', 'Ważne do dnia'),
          SIGNED,
        ),
      ],
    },
    {
      title: 'Załącznik 5. Oświadczenie o braku podwójnego finansowania',
      sections: [
        PERSON,
        section(
          'Oświadczenie',
          fields('Imię i nazwisko dziecka', 'PESEL dziecka'),
          statements(
            'Kosztów opieki, o których zwrot się staram, nie finansuję za te same miesiące z innych środków publicznych, w szczególności ze świadczeń „Aktywny rodzic”, z budżetu gminy i z PFRON.',
            'Jeżeli otrzymam takie środki, powiadomię urząd w ciągu 7 dni.',
            TRUTH,
          ),
          SIGNED,
        ),
      ],
    },
    {
      title: 'Załącznik 6. Pełnomocnictwo',
      sections: [
        section('Osoba, która udziela pełnomocnictwa', fields('Imię i nazwisko', 'PESEL', 'Adres')),
        section('Pełnomocnik', fields('Imię i nazwisko', 'PESEL', 'Adres', 'Telefon')),
        section(
          'Zakres',
          choices(
            'Upoważniam pełnomocnika do:',
            'złożenia i poprawienia zgłoszenia',
            'odbioru pism',
            'zawarcia umowy uczestnictwa',
            'rozliczania kosztów opieki',
          ),
          SIGNED,
        ),
      ],
    },
  ];
}

function employer() {
  const { certificates, lead, signature: words } = certificateForm('ZASW_PRACODAWCA', EMPTY_REGISTRATION);
  const sections = certificates.flat();

  return [
    section('', statements(lead)),
    ...sections.map(({ title, rows }, at) =>
      section(
        title,
        fields(...rows.map(({ label }) => label)),
        ...(at === sections.length - 1 ? [signature(words)] : []),
      ),
    ),
  ];
}
