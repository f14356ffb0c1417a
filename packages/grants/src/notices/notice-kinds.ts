import { codesOf } from '@urzad/domain';

/**
 * What a notification tells of: N01 to N30 of the catalogue (Process §2.20), then what it does not name. `STAFF` is work
 * between people of the office, `MESSAGE` what the office wrote to chosen people.
 */
export const NOTICE_KINDS = [
  { code: 'N01', pl: 'Ogłoszono nabór', en: 'Call announced' },
  { code: 'N02', pl: 'Odwołano nabór', en: 'Call cancelled' },
  { code: 'N03', pl: 'Potwierdzenie złożenia zgłoszenia', en: 'Receipt of an application' },
  { code: 'N04', pl: 'Wezwanie do uzupełnienia zgłoszenia', en: 'Application to be corrected' },
  { code: 'N05', pl: 'Przypomnienie o uzupełnieniu', en: 'Reminder of a correction' },
  { code: 'N06', pl: 'Zgłoszenie odrzucone formalnie', en: 'Application formally rejected' },
  { code: 'N07', pl: 'Wynik naboru: zakwalifikowane', en: 'Result: qualified' },
  { code: 'N08', pl: 'Wynik naboru: lista rezerwowa', en: 'Result: reserve list' },
  { code: 'N09', pl: 'Wynik naboru: niezakwalifikowane', en: 'Result: not qualified' },
  { code: 'N10', pl: 'Miejsce z listy rezerwowej', en: 'Moved up from the reserve list' },
  { code: 'N11', pl: 'Przypomnienie o dokumentach', en: 'Reminder of documents' },
  { code: 'N12', pl: 'Dokumenty do poprawy', en: 'Documents returned' },
  { code: 'N13', pl: 'Umowa do podpisu', en: 'Contract to sign' },
  { code: 'N14', pl: 'Umowa podpisana przez rodzica', en: 'Contract signed by the parent' },
  { code: 'N15', pl: 'Umowa obowiązuje', en: 'Contract in force' },
  { code: 'N16', pl: 'Ostatni miesiąc umowy', en: 'Last month of a contract' },
  { code: 'N17', pl: 'Umowa zakończona', en: 'Contract ended' },
  { code: 'N18', pl: 'Aneks do podpisu', en: 'Annex to sign' },
  { code: 'N19', pl: 'Rozliczenie złożone', en: 'Claim submitted' },
  { code: 'N20', pl: 'Rozliczenie do poprawy', en: 'Claim to be corrected' },
  { code: 'N21', pl: 'Rozliczenie zatwierdzone', en: 'Claim approved' },
  {
    code: 'N22',
    pl: 'Rozliczenie zatwierdzone w części albo odrzucone',
    en: 'Claim approved in part or rejected',
  },
  { code: 'N23', pl: 'Rozliczenie wypłacone', en: 'Claim paid' },
  { code: 'N24', pl: 'Przypomnienie o rozliczeniu', en: 'Reminder of a claim' },
  { code: 'N25', pl: 'Nowa wiadomość albo termin sprawy', en: 'New message or term of a case' },
  { code: 'N26', pl: 'Potwierdzenie zatrudnienia traci ważność', en: 'Certificate of employment ends' },
  { code: 'N27', pl: 'Dane po zakończeniu udziału', en: 'Data after the end of participation' },
  { code: 'N28', pl: 'Bezpieczeństwo konta', en: 'Security of the account' },
  { code: 'N29', pl: 'Ocena zgłoszenia', en: 'Points of an application' },
  {
    code: 'N30',
    pl: 'Zgłoszenie, rozliczenie albo sprawa przejęte',
    en: 'Application, claim or case taken over',
  },
  { code: 'MESSAGE', pl: 'Wiadomość do wybranych osób', en: 'Message to chosen people' },
  { code: 'STAFF', pl: 'Praca urzędu', en: 'Work of the office' },
  { code: 'OTHER', pl: 'Inne', en: 'Other' },
] as const;

export const NOTICE_KIND_CODES = codesOf(NOTICE_KINDS);
export type NoticeKind = (typeof NOTICE_KINDS)[number]['code'];
