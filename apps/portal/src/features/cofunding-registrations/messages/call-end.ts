import type { Messages } from '#shared/i18n/messages';
import { sharedWords } from './shared-words';

const pl = {
  submitBy: (day: string, time: string) => `Złóż do ${day}, ${time}`,
  endsToday: (time: string) => `Nabór kończy się dziś o ${time}`,
  endsTomorrow: (time: string) => `Nabór kończy się jutro o ${time}`,
  soon: 'Do tej godziny podpisz i złóż zgłoszenie. Później nie da się go złożyć: to, co wpisano, zostanie w Twoich zgłoszeniach, ale urząd tego nie dostanie.',
  ended: (day: string, time: string) => `Nabór zakończył się ${day} o ${time}`,
  endedEarly: 'Nabór został zakończony',
  correctionEnded: (day: string) => `Termin poprawek minął ${day}`,
  over: {
    draft:
      'Tego zgłoszenia nie można już podpisać ani złożyć. Szkic i załączniki zostają w Twoich zgłoszeniach. Termin następnego naboru ogłosimy na stronie głównej.',
    to_sign:
      'Tego zgłoszenia nie można już podpisać ani złożyć. Formularz i załączniki zostają w Twoich zgłoszeniach. Termin następnego naboru ogłosimy na stronie głównej.',
    signed:
      'Tego zgłoszenia nie można już złożyć. Podpisany formularz i załączniki zostają w Twoich zgłoszeniach. Termin następnego naboru ogłosimy na stronie głównej.',
    to_correct:
      'Poprawionego zgłoszenia nie można już podpisać ani złożyć. Odrzucimy zgłoszenie bez dalszej oceny i napiszemy o tym do Ciebie. Jeśli chcesz coś wyjaśnić, napisz do nas w portalu.',
  },
  toList: sharedWords.pl.mine,
};

const en = {
  submitBy: (day: string, time: string) => `Submit by ${day}, ${time}`,
  endsToday: (time: string) => `The call ends today at ${time}`,
  endsTomorrow: (time: string) => `The call ends tomorrow at ${time}`,
  soon: 'Sign and submit your application by then. Later it cannot be submitted: what was entered will stay in your applications, but the office will not receive it.',
  ended: (day: string, time: string) => `The call ended on ${day} at ${time}`,
  endedEarly: 'The call has ended',
  correctionEnded: (day: string) => `The time for the correction ended on ${day}`,
  over: {
    draft:
      'This application can no longer be signed or submitted. The draft and its attachments stay in your applications. We will announce the next call on the home page.',
    to_sign:
      'This application can no longer be signed or submitted. The form and its attachments stay in your applications. We will announce the next call on the home page.',
    signed:
      'This application can no longer be submitted. The signed form and its attachments stay in your applications. We will announce the next call on the home page.',
    to_correct:
      'The corrected application can no longer be signed or submitted. We will reject the application without assessing it further and write to you about it. If you want to explain something, write to us in the portal.',
  },
  toList: sharedWords.en.mine,
} satisfies typeof pl;

export const callEndMessages: Messages<typeof pl> = { pl, en };
