import { expect, it } from 'vitest';
import { decisionMessages } from '../messages/decisions';
import { settleWords } from './settle-words';

const words = decisionMessages.pl;
const QUESTION = {
  kind: 'PYTANIE',
  obj_type: 'cofundingregistration',
  person: 'Anna Przykładowa',
  steps: ['answer', 'close'],
} as const;
const said = (officeCase: object, outcome: 'close' | 'refuse') =>
  settleWords({ ...QUESTION, steps: [...QUESTION.steps], ...officeCase }, outcome, words);

it('says of a review that settling it accepts it, and that refusing it is final', () => {
  expect(said({ kind: 'PONOWNA_OCENA' }, 'close').intro).toContain('wróci do oceny formalnej');
  expect(said({ kind: 'PONOWNA_OCENA' }, 'refuse').intro).toContain('drugi raz nie można prosić');
  const ofClaim = { kind: 'PONOWNA_OCENA', obj_type: 'cofundingrequest' };
  expect(said(ofClaim, 'close').intro).toContain('wróci do sprawdzenia jako następna wersja');
  expect(said(ofClaim, 'refuse').intro).toContain('Wynik rozliczenia zostanie bez zmian');
  expect(said({}, 'close').intro).toBe('Anna Przykładowa dostanie tę odpowiedź, a sprawa się zakończy.');
});

it('does not promise a letter in a case that its applicant does not see', () => {
  const hidden = said({ kind: 'MIEJSCOWOSC', steps: ['close'] }, 'close');
  expect(hidden.label).toBe('Notatka');
  expect(hidden.intro).toContain('nie widzi');
});

it('says what accepting a resignation does', () => {
  const resigned = said({ kind: 'REZYGNACJA' }, 'close');
  expect(resigned.button).toBe('Przyjmij rezygnację');
  expect(resigned.intro).toContain('Umowa zostanie rozwiązana');
});
