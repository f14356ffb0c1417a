import type { Messages } from '#shared/i18n/messages';

/** Texts around the form of a claim: two versions, a correction, the signature, the end of a draft. */
const pl = {
  conflict: {
    title: 'Rozliczenie zmieniono też w innym miejscu',
    text: 'Wybierz wersję, która ma zostać. Drugiej nie da się odzyskać.',
    answer: 'Odpowiedź',
    mine: 'W tym oknie',
    theirs: 'Zapisane',
    keepMine: 'Zostaw moją wersję',
    takeTheirs: 'Weź zapisaną',
    none: 'brak',
    line: (at: number) => `Pozycja ${at}`,
    header: 'Obecność i oświadczenia',
  },
  correction: {
    title: (day: string) => `Popraw rozliczenie do ${day}`,
    text: 'Możesz zmienić tylko pozycje, które wskazał urząd. Po poprawie podpisz rozliczenie jeszcze raz.',
    late: 'Pozycje, których nie poprawisz, urząd oceni bez nich.',
    asks: 'Urząd prosi:',
    locked: 'Tej pozycji nie trzeba poprawiać.',
    line: (at: number) => `Pozycja ${at}`,
  },
  toSignNotice: {
    title: 'Rozliczenie czeka na Twój podpis',
    text: 'Dokument jest gotowy. Przeczytaj go i podpisz.',
    sign: 'Przejdź do podpisu',
    change: 'Zmień rozliczenie',
    changeFailed: 'Nie udało się otworzyć formularza',
  },
  remove: {
    action: 'Usuń szkic',
    title: 'Czy usunąć to rozliczenie?',
    text: 'Znikną wpisane kwoty i dodane pliki. Miesiąc rozliczysz później od nowa.',
    done: 'Szkic usunięty.',
    failed: 'Nie udało się usunąć szkicu',
  },
};

const en = {
  conflict: {
    title: 'The claim was changed somewhere else too',
    text: 'Choose the version that stays. The other one cannot be brought back.',
    answer: 'Answer',
    mine: 'In this window',
    theirs: 'Saved',
    keepMine: 'Keep my version',
    takeTheirs: 'Take the saved one',
    none: 'none',
    line: (at: number) => `Line ${at}`,
    header: 'Attendance and declarations',
  },
  correction: {
    title: (day: string) => `Correct the claim by ${day}`,
    text: 'You can change only the lines that the office has named. Sign the claim again afterwards.',
    late: 'The office will decide on the other lines without them.',
    asks: 'The office asks:',
    locked: 'This line needs no correction.',
    line: (at: number) => `Line ${at}`,
  },
  toSignNotice: {
    title: 'The claim waits for your signature',
    text: 'The document is ready. Read it and sign it.',
    sign: 'Go to the signature',
    change: 'Change the claim',
    changeFailed: 'The form could not be opened',
  },
  remove: {
    action: 'Remove the draft',
    title: 'Remove this claim?',
    text: 'The amounts and files in it will be gone. You can settle the month later anew.',
    done: 'The draft was removed.',
    failed: 'The draft could not be removed',
  },
} satisfies typeof pl;

export const claimNoticeMessages: Messages<typeof pl> = { pl, en };
