import { COUNTED, countText } from '@urzad/domain';
import type { LegalSection } from '@urzad/grants';
import type { PrivacyFacts } from '../logic/legal-text';

/** Information under art. 13 RODO for everybody who has an account. A draft for the office's data protection officer. */
export function privacyPl({ appName, office }: PrivacyFacts): LegalSection[] {
  return [
    {
      title: 'Kto odpowiada za Twoje dane',
      clauses: [
        `Administratorem danych jest ${office.office_name}, ${office.office_address}, e-mail: ${office.office_mail}, e-Doręczenia: ${office.ade_address}.`,
        `W sprawach danych osobowych napisz do inspektora ochrony danych na adres ${office.iod_mail} albo listownie na adres urzędu, z dopiskiem „Inspektor ochrony danych”.`,
      ],
    },
    {
      title: 'Po co i na jakiej podstawie przetwarzamy dane',
      clauses: [
        {
          text: 'Podstawą nie jest zgoda, lecz przepisy prawa:',
          points: [
            'konto w portalu, rekrutacja, umowa i rozliczenia – obowiązek prawny i zadanie w interesie publicznym (art. 6 ust. 1 lit. c i e RODO),',
            'dane o zdrowiu i niepełnosprawności, gdy podajesz je w zgłoszeniu – ważny interes publiczny (art. 9 ust. 2 lit. g RODO),',
            'bezpieczeństwo portalu: zapis logowań i zmian – obowiązek prawny (art. 6 ust. 1 lit. c RODO),',
            'archiwum – przepisy o narodowym zasobie archiwalnym.',
          ],
        },
        `Przepisy te to w szczególności rozporządzenia (UE) 2021/1060 i 2021/1057 oraz ustawa z dnia 28 kwietnia 2022 r. o zasadach realizacji zadań finansowanych ze środków europejskich w perspektywie finansowej 2021–2027. Dane w projekcie „${appName}” opisuje szczegółowo klauzula informacyjna, którą pokazujemy przed wypełnieniem zgłoszenia.`,
      ],
    },
    {
      title: 'Jakie dane przetwarzamy',
      clauses: [
        'Przy zakładaniu konta: adres e-mail i hasło. Hasła nie znamy – przechowujemy tylko jego nieodwracalny skrót.',
        'W profilu: imię, nazwisko, telefon oraz, jeśli je podasz, PESEL i adres.',
        'W wiadomości ze strony kontaktowej: imię, nazwisko, adres e-mail, telefon, jeśli go podasz, i treść wiadomości.',
        'W zgłoszeniu: dane wymienione w formularzu i w załącznikach, także dane dziecka, drugiego rodzica i niani.',
        'W dzienniku zdarzeń: czas, adres IP i rodzaj czynności.',
      ],
    },
    {
      title: 'Komu przekazujemy dane',
      clauses: [
        'Instytucjom, które zarządzają programem i go kontrolują, w tym przez Centralny System Teleinformatyczny CST2021, podmiotom świadczącym dla nas usługi informatyczne i pocztowe oraz bankowi, który przelewa pieniądze.',
        'Danych nie przekazujemy poza Europejski Obszar Gospodarczy. Nie profilujemy Cię i nie podejmujemy decyzji w sposób automatyczny.',
      ],
    },
    {
      title: 'Jak długo',
      clauses: [
        `Dane projektu – ${countText(office.data_years, COUNTED.year)} od 31 grudnia roku, w którym projekt otrzymał ostatnią płatność, a potem tak długo, jak wymagają przepisy o archiwach.`,
        `Dziennik zdarzeń – ${countText(office.log_years, COUNTED.year)}. Pliki, których nie dołączono do zgłoszenia – 24 godziny.`,
      ],
    },
    {
      title: 'Twoje prawa',
      clauses: [
        {
          text: 'Masz prawo do:',
          points: [
            'dostępu do danych i ich kopii (art. 15 RODO),',
            'sprostowania danych (art. 16 RODO),',
            'usunięcia danych, których nie musimy przechowywać (art. 17 RODO),',
            'ograniczenia przetwarzania (art. 18 RODO),',
            'sprzeciwu z powodu Twojej szczególnej sytuacji (art. 21 RODO),',
            'skargi do Prezesa Urzędu Ochrony Danych Osobowych.',
          ],
        },
        `Wniosek wyślij na adres ${office.iod_mail}. Odpowiemy w ciągu miesiąca.`,
        'Podanie danych jest dobrowolne, ale bez adresu e-mail nie założymy konta, a bez danych z formularza nie ocenimy zgłoszenia.',
      ],
    },
  ];
}
