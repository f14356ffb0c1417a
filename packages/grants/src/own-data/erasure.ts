import type { Locale } from '@urzad/domain';
import type { ErasureObstacle } from './own-data-codes';

/** What forbids it, and until when. */
export const ERASURE_REASONS: Record<ErasureObstacle, Record<Locale, { until: string; why: string }>> = {
  sent: {
    pl: {
      until: 'Usuniemy je sami po 5 latach od końca roku, w którym projekt dostanie ostatnią płatność.',
      why: 'masz u nas zgłoszenie do projektu z pieniędzy unijnych. Prawo każe trzymać dokumenty 5 lat, licząc od 31 grudnia roku ostatniej płatności dla urzędu (art. 82 rozporządzenia 2021/1060), a potem tak długo, jak wymagają przepisy o archiwach.',
    },
    en: {
      until:
        'We shall erase it ourselves 5 years after the end of the year of the last payment to the project.',
      why: 'you have submitted an application to a project with EU money. The law has us keep its documents for 5 years from 31 December of the year of the last payment to the office (art. 82 of Regulation 2021/1060), and then as long as the law on archives says.',
    },
  },
  case: {
    pl: {
      until: 'Usuniemy je sami, gdy minie czas przechowywania sprawy, zwykle 10 lat od jej zamknięcia.',
      why: 'prowadzimy albo prowadziliśmy Twoją sprawę. List do urzędu to część akt, a te przechowujemy tak długo, jak każe ustawa o narodowym zasobie archiwalnym i archiwach (kategoria B10).',
    },
    en: {
      until:
        'We shall erase it ourselves once the case need not be kept any more, usually 10 years after its end.',
      why: 'we have or had a case of yours. A letter to the office is part of its files, which we keep as long as the act on the national archives says (category B10).',
    },
  },
  staff: {
    pl: {
      until: 'Konto pracownika zamyka administrator.',
      why: 'to jest konto osoby, która pracuje albo pracowała w urzędzie. Z akt musi wynikać, kto prowadził sprawy i podejmował decyzje.',
    },
    en: {
      until: 'The account of a member of staff is closed by an administrator.',
      why: 'you work or worked for the office. Its files have to say who led cases and decided.',
    },
  },
};
