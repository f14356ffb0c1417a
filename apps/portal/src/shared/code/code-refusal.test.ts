import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../http/api-failure';
import { codeRefusal } from './code-refusal';
import { codeMessages } from './messages';

const refused = (data: unknown, code = 'not-valid-code', status = 400) => new ApiFailure(code, data, status);
const wrong = (tries_left: number) => refused({ code: 'not-valid-code', tries_left });

describe('the refusal of a code', () => {
  it.each([
    [4, 'Nieprawidłowy kod. Wpisz 6 cyfr z wiadomości. Zostały 4 próby'],
    [2, 'Nieprawidłowy kod. Wpisz 6 cyfr z wiadomości. Zostały 2 próby'],
    [1, 'Nieprawidłowy kod. Wpisz 6 cyfr z wiadomości. Została 1 próba'],
    [0, 'Nieprawidłowy kod, a nie masz już prób. Wyślij nowy kod'],
  ])('says the tries that are left: %i', (left, text) => {
    expect(codeRefusal(wrong(left), codeMessages.pl)).toEqual({ code: text });
  });

  it('says so in English', () => {
    expect(codeRefusal(wrong(1), codeMessages.en)?.code).toBe(
      'Wrong code. Enter the 6 digits from the message. 1 try left',
    );
  });

  it.each(['expired-code', 'replaced-code'])(
    'is told by its code, whose text follows the language: %s',
    (code) => {
      expect(codeRefusal(refused({ code }), codeMessages.pl)).toEqual({ code });
    },
  );

  it('says of a spent code that it no longer works', () => {
    const spent = refused({ reason: 'code-spent' }, 'too-many-requests', 429);
    expect(codeRefusal(spent, codeMessages.pl)).toEqual({ code: 'Kod już nie działa. Wyślij nowy kod' });
  });

  it('is one of digits where the server says no more, and nothing for another failure', () => {
    expect(codeRefusal(refused(null), codeMessages.pl)).toEqual({ code: 'not-valid-code' });
    expect(codeRefusal(refused(null, 'too-many-requests', 429), codeMessages.pl)).toBeUndefined();
    expect(codeRefusal(refused(null, 'conflict', 409), codeMessages.pl)).toBeUndefined();
  });
});

it('says when a new code can be asked for, in minutes when it is long', () => {
  expect([codeMessages.pl.wait(59), codeMessages.pl.wait(90), codeMessages.pl.wait(2_341)]).toEqual([
    'Nowy kod możesz zamówić za 59 s',
    'Nowy kod możesz zamówić za 90 s',
    'Nowy kod możesz zamówić za 40 minut',
  ]);
  expect(codeMessages.en.wait(121)).toBe('You can ask for a new code in 3 minutes');
});
