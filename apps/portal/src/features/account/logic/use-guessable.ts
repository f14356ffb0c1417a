import { containsPersonalData } from '@urzad/domain';
import { useState } from 'react';
import { ApiFailure } from '#shared/http/api-failure';
import { fieldErrorsOf } from '#shared/http/refusals';

interface Person {
  mail: string;
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
}

/**
 * Which new passwords are easy to guess: those with the name or the address of the person, and those that the server
 * refused, which has the list of popular ones. The refused ones are forgotten with the form.
 */
export function useGuessable() {
  const [refused, setRefused] = useState<readonly string[]>([]);

  return {
    isGuessable: (person: Person) => (password: string) =>
      refused.includes(password) || holdsPerson(password, person),
    /** Remembers the password of a request that was refused for it. */
    noting: async <Answer>(pass: string, request: Promise<Answer>): Promise<Answer> => {
      try {
        return await request;
      } catch (error) {
        if (isPasswordRefused(error)) setRefused((known) => [...known, pass]);
        throw error;
      }
    },
  };
}

function holdsPerson(password: string, { mail, firstname, lastname }: Person): boolean {
  return containsPersonalData(password, {
    mail,
    firstname: firstname ?? '',
    lastname: lastname ?? '',
  });
}

/** A password that was used before has an error of its own, and may be a good one. */
function isPasswordRefused(error: unknown): boolean {
  return (
    error instanceof ApiFailure && error.code === 'not-valid' && fieldErrorsOf(error)?.pass !== undefined
  );
}
