import type { FieldErrors } from '@urzad/domain';
import { fn } from 'storybook/test';
import type { Provider } from './provider-form';

/** The next answer of the server of a story. */
export function aServer() {
  const answers: ((answer: FieldErrors | undefined) => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const send = fn(
    (_values: Provider) =>
      new Promise<FieldErrors | undefined>((resolve, reject) => {
        answers.push(resolve);
        failures.push(reject);
      }),
  );

  return {
    send,
    answer: (errors?: FieldErrors) => answers.at(-1)?.(errors),
    fail: () => failures.at(-1)?.(new Error('503')),
  };
}
