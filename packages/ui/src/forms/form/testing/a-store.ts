import { faultsOf } from '../error-codes';
import { createFormStore, type FormRules } from '../form-store';

type Values = Record<string, unknown>;
type Rules = FormRules<Values, string>;

/** What stands in the form of a test and what is wrong with it; the test changes both as it goes. */
export const form: { values: Values; ask: () => ReturnType<Rules['judge']> } = {
  values: {},
  ask: () => ({}),
};

/** Two empty fields, each of which must be filled in. */
export function beginAnew() {
  form.values = { name: '', city: '' };
  form.ask = () =>
    Object.fromEntries(
      Object.entries(form.values).flatMap(([name, text]) => (text ? [] : [[name, 'is-empty']])),
    );
}

/** A store over it, which says of each field the codes that it was given. */
export function aStore(more: Partial<Rules> = {}) {
  return createFormStore<Values, string>({
    values: () => form.values,
    valueAt: (all, name) => all[name],
    judge: () => form.ask(),
    textOf: (told, name) => `${name}: ${toldText(told)}`,
    busyCode: 'is-uploading',
    ...more,
  });
}

/** `is-too-big 5`, and several with a comma between them. */
export function toldText(told: Parameters<Rules['textOf']>[0]): string {
  return faultsOf(told)
    .map(({ code, n }) => [code, n].filter((part) => part !== undefined).join(' '))
    .join(', ');
}
