import type { Messages } from '#shared/i18n/messages';

const pl = {
  titles: {
    TOTAL_PASSED: 'Podpis się zgadza',
    INDETERMINATE: 'Podpis sprawdzi jeszcze urząd',
    FAILED: 'Nie przyjęliśmy pliku',
  },
  another: 'Podpis innej osoby',
  anotherText: 'Nie przyjęliśmy pliku. Dokument czeka, nic się nie stało.',
  anotherHelp: 'Wyloguj się na gov.pl, zaloguj swoim Profilem Zaufanym i podpisz pobrany plik jeszcze raz.',
  same: 'To ten sam dokument, który Ci daliśmy. Nic w nim nie zmieniono.',
  sameIssued: 'To ten sam dokument, który wydał urząd. Po podpisie nic w nim nie zmieniono.',
  unclearOther: 'Z podpisu nie wynika na pewno, że złożył go uczestnik.',
  signedBy: (name: string, pesel: string) => `Podpis: ${name}, PESEL kończy się na ${pesel}.`,
  signedByName: (name: string) => `Podpis: ${name}.`,
  expected: (name: string) => `W dokumencie jest ${name}.`,
  yours: 'To Twoje dane.',
  unclear: 'Z podpisu nie wynika na pewno, że to Ty.',
  level: (level: string, moment: string) => `${level}, sprawdzony na ${moment}.`,
  noLevel: (moment: string) => `Sprawdzony na ${moment}.`,
  trusted: 'Certyfikat jest na liście zaufania i nie jest unieważniony.',
  untrusted: (issuer: string) => `Certyfikat wystawił: ${issuer}.`,
  whatToDo: 'Co zrobić:',
};

const en = {
  titles: {
    TOTAL_PASSED: 'The signature is right',
    INDETERMINATE: 'The office will still check the signature',
    FAILED: 'The file was not accepted',
  },
  another: 'The signature of another person',
  anotherText: 'The file was not accepted. The document waits, nothing has happened.',
  anotherHelp:
    'Sign out at gov.pl, sign in with your own Trusted Profile and sign the downloaded file again.',
  same: 'This is the very document that we gave you. Nothing in it was changed.',
  sameIssued:
    'This is the very document that the office issued. Nothing in it was changed after the signature.',
  unclearOther: 'The signature does not say for sure that it is that of the participant.',
  signedBy: (name: string, pesel: string) => `Signature: ${name}, the PESEL ends with ${pesel}.`,
  signedByName: (name: string) => `Signature: ${name}.`,
  expected: (name: string) => `The document names ${name}.`,
  yours: 'These are your data.',
  unclear: 'The signature does not say for sure that it is yours.',
  level: (level: string, moment: string) => `${level}, checked for ${moment}.`,
  noLevel: (moment: string) => `Checked for ${moment}.`,
  trusted: 'The certificate is on the list of trust and not revoked.',
  untrusted: (issuer: string) => `The certificate was issued by: ${issuer}.`,
  whatToDo: 'What to do:',
} satisfies typeof pl;

export const verdictMessages: Messages<typeof pl> = { pl, en };
