import type { Child, RegistrationForm } from '@urzad/grants/schemas';
import { aChild, aRegistrationForm } from '@urzad/grants/testing';

/** The password of every demo account, and of new people. */
export const DEMO_PASSWORD = 'Demo!2027pl';
export const NEW_PASSWORD = 'Zielona!Wydma7';

const WEIGHTS = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3];

/** A fictional parent with children. */
export interface Person {
  mail: string;
  firstname: string;
  lastname: string;
  pesel: string;
  phone: string;
  children: Child[];
  /** Answers that differ from those of others. */
  answers?: Partial<RegistrationForm>;
}

/** So many people this worker has made. Its tests share a server, on which each is registered once. */
let people = 0;

/** Somebody who differs from all others of this worker and from the demo people. */
export function newPerson({ children = 1 } = {}): Person {
  people += 1;
  return personOf(people, children);
}

function personOf(number: number, children: number): Person {
  const lastname = `Wymyślona${word(number)}`;
  return {
    mail: `wymyslona.${number}@example.com`,
    firstname: 'Hanna',
    lastname,
    pesel: peselOf('880507', number, 'female'),
    phone: '000 000 031',
    children: Array.from({ length: children }, (_, at) =>
      aChild({
        firstname: ['Zofia', 'Antoni', 'Lena'][at] ?? 'Jan',
        lastname,
        // Born on 17 and 18 September 2026: the month of this century is 20 more.
        pesel: peselOf(`26291${7 + at}`, number, at % 2 === 0 ? 'female' : 'male'),
      }),
    ),
  };
}

/** A form that this person could sign as it is, once the employer's certificate is attached. */
export function formOf({ answers, ...person }: Person): RegistrationForm {
  return aRegistrationForm({ ...person, ...answers });
}

/** Surnames have letters only, so a number becomes a word. */
function word(number: number): string {
  return [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
}

function peselOf(day: string, ordinal: number, sex: 'female' | 'male'): string {
  // The tenth digit is even for women.
  const digits = `${day}${String(ordinal * 2 + 8000 + (sex === 'male' ? 1 : 0)).padStart(4, '0')}`;
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
