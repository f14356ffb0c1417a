import { describe, expect, it } from 'vitest';
import { signCodeEmail } from '../../signatures/sign-code-email';
import { returnedEmail, returnedMailText, returnedText } from './correction-emails';
import { submittedEmail, submittedText, withdrawnEmail } from './emails';
import { correctedText, reviewOpenedText, withdrawnByParentText } from './officer-notices';
import { rejectedEmail, rejectedMailText, rejectedText, reviewAcceptedEmail } from './rejection-emails';

const SENDER = {
  office: 'Regionalny Urząd Pracy',
  appName: 'Małe granty II',
  publicUrl: 'https://granty.example',
};
const TO = { mail: 'anna.przykladowa@example.com', locale: 'pl' as const };
const told = { id: 7, number: 'FR/1-2027/00007' };
const first = {
  ...told,
  version_no: 1,
  received: new Date('2027-02-10T08:27:23.948Z'),
  answer_by: '2027-02-24' as const,
};
const corrected = {
  ...told,
  version_no: 2,
  received: new Date('2027-02-15T08:44:01.007Z'),
  answer_by: '2027-03-01' as const,
};
const returned = {
  ...told,
  correction_to: '2027-02-17' as const,
  fields: ['zip_code', 'children.0.pesel', 'attachments.ORZECZENIE'],
  childNames: ['Zofia Nowak'],
};
const rejected = {
  ...told,
  reason: {
    pl: 'Wiek dziecka nie mieści się w przedziale naboru.',
    en: 'The age of the child lies outside the limits of the call.',
  },
  review_to: '2027-02-17' as const,
};

const withdrawn = { ...told, date: new Date('2027-02-10T08:27:23.948Z') };

const toCorrect = () => returnedEmail(TO, { told, text: returnedMailText(returned) }, SENDER);
const refused = (of: { review_to: '2027-02-17' | null } = rejected) =>
  rejectedEmail(TO, { told, text: rejectedMailText({ ...told, ...of }) }, SENDER);

/** A tilde stands for a no-break space. */
const shown = (text: string) => text.replaceAll('\u00a0', '~');

describe('the e-mail of a first sending', () => {
  it('names the number, the exact time and the day of the answer', () => {
    const { subject, text } = submittedEmail(TO, { told: first, text: submittedText(first) }, SENDER);

    expect(subject).toBe('Potwierdzenie złożenia zgłoszenia FR/1-2027/00007');
    expect(shown(text)).toContain(
      'Twoje zgłoszenie FR/1-2027/00007 zostało złożone 10~lutego 2027~r., 09:27:23,948. Odpowiemy do 24~lutego. Urzędowe potwierdzenie złożenia znajdziesz w~szczegółach zgłoszenia.',
    );
    expect(text).toContain('https://granty.example/cofundingregistrations/7');
    expect(text).not.toMatch(/poprawion|wersja/i);
  });
});

describe('the e-mail of a correction', () => {
  it('says which version came when, and that the time of the first still decides', () => {
    const { subject, text } = submittedEmail(TO, { told: corrected, text: submittedText(corrected) }, SENDER);

    expect(subject).toBe('Poprawki do zgłoszenia FR/1-2027/00007 dotarły');
    expect(shown(text)).toContain(
      'Poprawione zgłoszenie FR/1-2027/00007 (wersja 2) dotarło do nas 15~lutego 2027~r., 09:44:01,007. O~kolejności decyduje nadal czas pierwszego złożenia. Odpowiemy do 1~marca. Urzędowe potwierdzenie złożenia tej wersji znajdziesz w~szczegółach zgłoszenia.',
    );
    expect(text).not.toContain('zostało złożone');
  });
});

describe('the call for correction', () => {
  it('names the deadline and what follows, and the fields only where nobody else reads them', () => {
    const { text } = toCorrect();

    expect(shown(text)).toContain('złóż ponownie najpóźniej 17~lutego 2027~r.');
    expect(shown(text)).toContain(
      'Jeśli nie złożysz poprawionego zgłoszenia w~terminie, odrzucimy je bez dalszej oceny.',
    );
    expect(text).not.toContain('Kod pocztowy');
    expect(returnedText(returned).pl.content_text).toContain(
      'Do poprawy: Kod pocztowy, PESEL dziecka (Zofia Nowak), załączniki.',
    );
    expect(text).not.toContain('Zofia');
  });
});

describe('the e-mail of a rejection', () => {
  it('names the last day for a review, and the reason only where nobody else reads it', () => {
    const { text } = refused();

    expect(shown(text)).toContain(
      'O~ponowną ocenę możesz poprosić na stronie zgłoszenia, najpóźniej 17~lutego 2027~r.',
    );
    expect(shown(text)).toContain('Nowe zgłoszenie możesz złożyć dopiero w~następnym naborze.');
    expect(text).not.toContain('Wiek dziecka');
    expect(rejectedText(rejected).pl.content_text).toContain('Wiek dziecka');
  });

  it('offers no review after one', () => {
    const again = { ...rejected, review_to: null };
    expect(rejectedText(again).pl.content_text).not.toContain('ponowną');
    expect(shown(refused(again).text)).not.toContain('ponowną');
  });
});

it('names the new day of the answer after an accepted review', () => {
  const { subject, text } = reviewAcceptedEmail(TO, corrected, SENDER);
  expect(subject).toBe('Ponowna ocena zgłoszenia FR/1-2027/00007');
  expect(shown(text)).toContain('Zgłoszenie wraca do oceny formalnej. Odpowiemy do 1~marca.');
});

it('confirms a withdrawal by number and time, without its reason', () => {
  const { subject, text } = withdrawnEmail(TO, withdrawn, SENDER);
  expect(subject).toBe('Zgłoszenie FR/1-2027/00007 jest wycofane');
  expect(shown(text)).toContain(
    'Zgłoszenie FR/1-2027/00007 zostało wycofane 10~lutego 2027~r., 09:27:23,948. Nie będziemy go dalej rozpatrywać.',
  );
});

it('leads from the code to the document that waits, without the code in the address', () => {
  const { text } = signCodeEmail(TO, { id: 7, code: '012345' }, SENDER);
  expect(shown(text)).toMatch(/Wróć do podpisu: https:\S+\/cofundingregistrations\/sign\?id=7\n/);
});

it.each([
  ['of the code to sign', signCodeEmail(TO, { id: 7, code: '012345' }, SENDER)],
  ['of a first sending', submittedEmail(TO, { told: first, text: submittedText(first) }, SENDER)],
  ['of a correction', submittedEmail(TO, { told: corrected, text: submittedText(corrected) }, SENDER)],
  ['of a call for correction', toCorrect()],
  ['of a rejection', refused()],
  ['of an accepted review', reviewAcceptedEmail(TO, corrected, SENDER)],
  ['of a withdrawal', withdrawnEmail(TO, withdrawn, SENDER)],
])(
  'the email %s leaves no word of one letter and no number alone at the end of a line',
  (_, { text, html }) => {
    expect(text).not.toMatch(ALONE);
    expect(html.replace(/<[^>]*>/g, '\n')).not.toMatch(ALONE);
  },
);

it('tells an officer and a ranked person by the number', () => {
  const texts = [
    submittedText(first),
    correctedText(told),
    withdrawnByParentText(told),
    reviewOpenedText(corrected),
  ];
  for (const { content_name, content_text } of texts.flatMap(({ pl, en }) => [pl, en])) {
    expect(content_name).toContain('FR/1-2027/00007');
    expect(content_text).toContain('FR/1-2027/00007');
  }
});

const ALONE = /(?<![\p{L}\p{N}])[aiouwz] |\d (?:minut|dni|lutego|marca|r\.)/iu;
