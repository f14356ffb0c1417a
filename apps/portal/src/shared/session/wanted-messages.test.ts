import { expect, it } from 'vitest';
import { wantedMessages, whySignIn } from './wanted-messages';

it.each([
  ['/cofundingregistrations/26/edit?step=3', 'Zaloguj się, aby wypełnić zgłoszenie'],
  ['/cofundingregistrations/26', 'Zaloguj się, aby zobaczyć zgłoszenie'],
  ['/cofundingregistrations/sendshow?id=26', 'Zaloguj się, aby zobaczyć zgłoszenie'],
  ['/cofundingregistrations/sign', 'Zaloguj się, aby podpisać zgłoszenie'],
  ['/cofundingregistrations/clausesign/4', 'Zaloguj się, aby podpisać zgłoszenie'],
  ['/cofundingregistrations?tab=all', 'Zaloguj się, aby zobaczyć swoje zgłoszenia'],
  ['/autocomplete', 'Zaloguj się, aby otworzyć tę stronę'],
])('tells why to sign in for %s', (path, words) => {
  expect(whySignIn(path, wantedMessages.pl)).toBe(words);
});
