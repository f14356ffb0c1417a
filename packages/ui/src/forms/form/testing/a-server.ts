import { fn } from 'storybook/test';
import type { Provider, ProviderErrors } from './provider-form';

/** The next answer of the server of a story. */
export function aServer() {
  const answers: ((answer: ProviderErrors | undefined) => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const send = fn(
    (_values: Provider) =>
      new Promise<ProviderErrors | undefined>((resolve, reject) => {
        answers.push(resolve);
        failures.push(reject);
      }),
  );

  return {
    send,
    answer: (errors?: ProviderErrors) => answers.at(-1)?.(errors),
    fail: () => failures.at(-1)?.(new Error('503')),
  };
}
