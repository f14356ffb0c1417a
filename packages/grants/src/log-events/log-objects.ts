type Named = Readonly<Record<string, readonly [pl: string, en: string]>>;

/** What entries of the log are about, by the name of the entity. */
export const LOG_OBJECTS = {
  cofundingregistration: ['zgłoszenie', 'application'],
  cofundingcall: ['nabór', 'call'],
  cofundingmember: ['uczestnik', 'participant'],
  cofundinggrant: ['dofinansowanie', 'co-funding'],
  cofundingcontract: ['umowa', 'contract'],
  cofundingannex: ['aneks', 'annex'],
  cofundingrequest: ['rozliczenie', 'claim'],
  cofundingpaymentlist: ['lista wypłat', 'payment list'],
  officecase: ['sprawa', 'case'],
  cofundingclause: ['oświadczenie', 'statement'],
  cofundingemployer: ['potwierdzenie zatrudnienia', 'confirmation of employment'],
  user: ['konto', 'account'],
  user_session: ['sesja', 'session'],
  account_share: ['udostępnienie konta', 'sharing of an account'],
  role: ['rola', 'role'],
  usergroup: ['grupa', 'group'],
  basedocument: ['dokument', 'document'],
  basefile: ['plik', 'file'],
  basenotification: ['powiadomienie', 'notification'],
  basetablepreset: ['widok listy', 'view of a list'],
  contactmessage: ['wiadomość z formularza', 'contact message'],
  retentionlist: ['lista danych do usunięcia', 'list of data to be erased'],
  ticket: ['zgłoszenie usterki', 'ticket'],
  mailletter: ['list', 'mail letter'],
  calendarevent: ['wydarzenie w kalendarzu', 'calendar event'],
  boardnote: ['notatka na tablicy', 'note on a board'],
  chatroom: ['pokój czatu', 'chat room'],
  basemessage: ['wiadomość do wybranych osób', 'message to chosen people'],
  baseconfig: ['ustawienia urzędu', 'settings of the office'],
  application: ['aplikacja', 'application of the portal'],
  basetemplate: ['szablon powiadomienia', 'template of a notice'],
  basetrustanchor: ['zaufany certyfikat', 'trusted certificate'],
  libraryitem: ['pozycja słownika', 'item of a dictionary'],
  raportconfig: ['zapisany raport', 'saved report'],
  locality: ['miejscowość', 'place'],
  baselog: ['logi', 'log'],
  base_socket_action: ['działanie gniazda', 'socket action'],
} as const satisfies Named;

/** The kind of an object; of one that nobody named, its entity. */
export function logObjectName(type: string, locale: 'pl' | 'en'): string {
  const names: Named = LOG_OBJECTS;
  const named = Object.hasOwn(names, type) ? names[type] : undefined;
  return named?.[locale === 'pl' ? 0 : 1] ?? type;
}
