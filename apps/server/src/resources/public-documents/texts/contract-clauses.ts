import { COUNTED, countText, formatMoney } from '@urzad/domain';
import { CARE_FORM, type CallParams, type Named, percent } from '@urzad/grants';
import { section, statements } from '../blocks';

/**
 * § 4 to § 15 of the contract of participation (D6): the same in the text to read and in the contract of a participant.
 * @param returns the last day for beginning to work, in words
 * @param forms forms of care, as the office calls them
 */
export function contractClauses(
  params: CallParams,
  { returns, forms = CARE_FORM }: { returns: string; forms?: Forms },
) {
  return [...obligations(params, returns), ...money(params, forms), ...endings(params)];
}

type Forms = readonly Named<(typeof CARE_FORM)[number]>[];

function obligations({ employer_cert_every_months, exit_form_days }: CallParams, returns: string) {
  return [
    section(
      '§ 4. Obowiązki uczestnika',
      statements({
        text: 'Uczestnik:',
        points: [
          `wraca do pracy albo ją podejmuje ${returns} i pracuje przez cały okres wsparcia,`,
          `potwierdza zatrudnienie zaświadczeniem co ${countText(employer_cert_every_months, COUNTED.month)},`,
          'zgłasza zmianę danych, pracy, miejsca opieki i rachunku w ciągu 7 dni,',
          `podaje informację o swojej sytuacji w ciągu ${exit_form_days} dni po zakończeniu udziału.`,
        ],
      }),
    ),
    section(
      '§ 5. Obowiązki Urzędu',
      statements(
        'Urząd sprawdza rozliczenia, wypłaca dofinansowanie na rachunek uczestnika i odpowiada na jego pytania.',
        'Urząd zawiadamia uczestnika o każdym piśmie i o wyniku każdego rozliczenia.',
      ),
    ),
  ];
}

function money(params: CallParams, forms: Forms) {
  const { rate, care_forms, cap, request_deadline_day, request_correction_days, payment_days } = params;
  const caps = forms
    .filter(({ code }) => care_forms.includes(code))
    .map(({ code, pl }) => `${pl} – ${formatMoney(cap[code] ?? 0)} miesięcznie`);

  return [
    section(
      '§ 6. Rozliczenie i wypłata',
      statements(
        {
          text: `Urząd zwraca ${percent(rate, 'pl')} kosztów kwalifikowalnych, nie więcej niż:`,
          points: caps,
        },
        `Koszty za dany miesiąc uczestnik rozlicza do ${request_deadline_day}. dnia następnego miesiąca. Dołącza dokument księgowy i potwierdzenie zapłaty.`,
        `Na poprawę rozliczenia uczestnik ma ${request_correction_days} dni roboczych.`,
        `Urząd wypłaca dofinansowanie w ciągu ${payment_days} dni od zatwierdzenia rozliczenia, pod warunkiem że ma środki na rachunku projektu.`,
      ),
    ),
    section(
      '§ 7. Koszty niekwalifikowalne',
      statements({
        text: 'Urząd nie zwraca kosztów, które:',
        points: [
          'nie zostały zapłacone albo nie mają dokumentu księgowego,',
          'dotyczą miesięcy spoza okresu wsparcia,',
          'są za te same miesiące finansowane z innych środków publicznych,',
          'nie są opłatą za opiekę w rozumieniu § 7 regulaminu.',
        ],
      }),
    ),
  ];
}

function endings({ contract_sign_days }: CallParams) {
  return [
    section(
      '§ 8. Zmiany umowy',
      statements(
        'Zmiana placówki, formy opieki, kwoty, okresu albo dziecka wymaga aneksu.',
        'Zmianę rachunku albo nazwiska uczestnik zgłasza podpisanym oświadczeniem.',
      ),
    ),
    section(
      '§ 9. Zawieszenie',
      statements(
        'Wsparcie można zawiesić na pełne miesiące, w szczególności z powodu długiego zwolnienia lekarskiego albo kolejnego urlopu macierzyńskiego.',
      ),
    ),
    section(
      '§ 10. Rezygnacja, wypowiedzenie, rozwiązanie',
      statements(
        'Uczestnik może zrezygnować w każdej chwili, składając oświadczenie.',
        'Każda ze stron może wypowiedzieć umowę z zachowaniem 14 dni.',
        'Urząd może rozwiązać umowę od razu, gdy uczestnik podał nieprawdziwe dane, nie wykonuje obowiązków z § 4 albo nie poddaje się kontroli.',
      ),
    ),
    section(
      '§ 11. Zwrot',
      statements(
        'Środki wypłacone niezgodnie z umową uczestnik zwraca z odsetkami jak od zaległości podatkowych, liczonymi od dnia wypłaty.',
      ),
    ),
    section(
      '§ 12. Kontrola',
      statements(
        'Uczestnik umożliwia Urzędowi i uprawnionym instytucjom sprawdzenie dokumentów i miejsca opieki.',
        'Dokumenty uczestnik przechowuje przez 5 lat.',
      ),
    ),
    section(
      '§ 13. Dane osobowe',
      statements(
        'Zasady przetwarzania danych opisuje klauzula informacyjna, z którą uczestnik się zapoznał.',
      ),
    ),
    section(
      '§ 14. Forma i doręczenia',
      statements(
        'Umowę podpisuje się podpisem zaufanym, osobistym albo kwalifikowanym, lub na papierze w siedzibie Urzędu. Urząd podpisuje jako drugi.',
        `Na podpisanie umowy uczestnik ma ${contract_sign_days} dni od dnia, w którym Urząd ją udostępni.`,
        'Pisma Urząd doręcza w portalu, a kto tego nie chce, otrzymuje je przez e-Doręczenia albo pocztą.',
      ),
    ),
    section(
      '§ 15. Postanowienia końcowe',
      statements(
        'W sprawach nieuregulowanych stosuje się Kodeks cywilny. Spory rozstrzyga sąd właściwy dla siedziby Urzędu.',
        'Umowa na papierze ma dwa jednakowe egzemplarze, po jednym dla każdej strony.',
        {
          text: 'Załączniki:',
          points: [
            'regulamin rekrutacji i uczestnictwa,',
            'formularz danych uczestnika,',
            'klauzula informacyjna.',
          ],
        },
      ),
    ),
  ];
}
