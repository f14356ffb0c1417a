import { POLISH_BINDS, template } from './template';

const TO_SIGN = { pl: 'Umowa {umowa} do podpisu', en: 'Contract {umowa} to be signed' };

/** Why it went back to its preparation, and what comes next. */
const RETURNED = {
  pl: 'Powód: {powod}. Twój podpis, jeśli już był, nie jest ważny. Napiszemy, gdy nowa wersja będzie gotowa do podpisu.',
  en: 'Reason: {powod}. Your signature, if there was one, is void. We will write when the new version is ready to be signed.',
};

export const CONTRACT_TEMPLATES = /* @__PURE__ */ Object.freeze({
  'contract-in-force': template('N15', ['Umowa obowiązuje', 'A contract is in force'], {
    pl: [
      'Umowa {umowa} obowiązuje',
      'Urząd podpisał umowę {umowa}. Od teraz umowa obowiązuje, a Ty jesteś w projekcie. {odpowiedz} Umowę z oboma podpisami znajdziesz w panelu.',
    ],
    en: [
      'Contract {umowa} is in force',
      `The office has signed contract {umowa}. It is in force now, and you take part in the project. {odpowiedz} The contract with both signatures is in your panel. ${POLISH_BINDS}`,
    ],
  }),
  'contract-to-sign': template('N13', ['Umowa do podpisu', 'Contract to be signed'], {
    pl: [TO_SIGN.pl, 'Umowa {umowa} jest gotowa. Przeczytaj ją i podpisz do {termin}.'],
    en: [TO_SIGN.en, `Contract {umowa} is ready. Read it and sign it by {termin}. ${POLISH_BINDS}`],
  }),
  'contract-prolonged': template('N13', ['Umowa: dłuższy termin podpisu', 'Contract: more time to sign'], {
    pl: [TO_SIGN.pl, 'Termin podpisania umowy {umowa} jest przedłużony. Podpisz ją do {termin}.'],
    en: [TO_SIGN.en, 'The term for signing contract {umowa} is prolonged. Sign it by {termin}.'],
  }),
  'contract-returned': template('N13', ['Umowa wraca do przygotowania', 'Contract prepared once more'], {
    pl: [TO_SIGN.pl, `Umowa {umowa} będzie przygotowana jeszcze raz. ${RETURNED.pl}`],
    en: [TO_SIGN.en, `Contract {umowa} will be prepared once more. ${RETURNED.en}`],
  }),
  'contract-expired': template('OTHER', ['Umowa niepodpisana w terminie', 'Contract not signed in time'], {
    pl: [
      'Umowa {umowa} niepodpisana w terminie',
      'Termin podpisania umowy {umowa} minął. Umowa nie została zawarta, a miejsce w projekcie przechodzi na osobę z listy rezerwowej.',
    ],
    en: [
      'Contract {umowa} not signed in time',
      'The term for signing contract {umowa} has passed. The contract was not made, and the place in the project goes to a person on the reserve list.',
    ],
  }),
  'contract-ended': template('N17', ['Umowa zakończona i rozliczona', 'Contract ended and settled'], {
    pl: [
      'Umowa {umowa}: koniec',
      'Umowa {umowa} zakończyła się, a wszystkie jej miesiące są rozliczone. Dokumenty nadal zobaczysz w panelu uczestnika.',
    ],
    en: [
      'Contract {umowa}: the end',
      'Contract {umowa} has ended, and all its months are settled. You still see the documents in the participant panel.',
    ],
  }),
  'annex-to-sign': template('N18', ['Aneks do podpisu', 'Annex to be signed'], {
    pl: [
      'Aneks {aneks} do podpisu',
      'Aneks {aneks} jest gotowy. Sprawdź, co się zmienia, i podpisz go do {termin}.',
    ],
    en: [
      'Annex {aneks} to be signed',
      `Annex {aneks} is ready. See what changes and sign it by {termin}. ${POLISH_BINDS}`,
    ],
  }),
  'annex-returned': template('N18', ['Aneks wraca do przygotowania', 'Annex prepared once more'], {
    pl: ['Aneks {aneks} do podpisu', `Aneks {aneks} będzie przygotowany jeszcze raz. ${RETURNED.pl}`],
    en: ['Annex {aneks} to be signed', `Annex {aneks} will be prepared once more. ${RETURNED.en}`],
  }),
  'annex-cancelled': template('N18', ['Aneks anulowany', 'Annex cancelled'], {
    pl: [
      'Aneks {aneks} anulowany',
      'Urząd anulował aneks {aneks}. Umowa zostaje bez zmian. Powód znajdziesz w szczegółach aneksu.',
    ],
    en: [
      'Annex {aneks} cancelled',
      'The office cancelled annex {aneks}. The contract stays as it is. The reason is in the details of the annex.',
    ],
  }),
  'annex-expired': template('N18', ['Aneks niepodpisany w terminie', 'Annex not signed in time'], {
    pl: [
      'Aneks {aneks} niepodpisany w terminie',
      'Termin podpisania aneksu {aneks} minął. Umowa zostaje bez zmian.',
    ],
    en: [
      'Annex {aneks} not signed in time',
      'The term for signing annex {aneks} has passed. The contract stays as it is.',
    ],
  }),
  'annex-in-force': template('N18', ['Aneks obowiązuje', 'Annex in force'], {
    pl: [
      'Aneks {aneks} obowiązuje',
      'Urząd podpisał aneks {aneks}. Zmiany obowiązują od {dzien} Aneks z oboma podpisami znajdziesz w panelu.',
    ],
    en: [
      'Annex {aneks} is in force',
      `The office has signed annex {aneks}. The changes hold from {dzien}. The annex with both signatures is in your panel. ${POLISH_BINDS}`,
    ],
  }),
});
