import { faultsOf } from '../store/error-codes';
import type { FormRules } from '../store/form-snapshot';
import { createFormStore } from '../store/form-store';

type Values = Record<string, unknown>;
type Rules = FormRules<Values, string>;

/** The values and errors of the form of a test, which the test changes. */
export const form: { values: Values; ask: () => ReturnType<Rules['judge']> } = {
  values: {},
  ask: () => ({}),
};

/** Two empty required fields. */
export function beginAnew() {
  form.values = { name: '', city: '' };
  form.ask = () =>
    Object.fromEntries(
      Object.entries(form.values).flatMap(([name, text]) => (text ? [] : [[name, 'is-empty']])),
    );
}

/** A store of these values, whose texts are the codes. */
export function aStore(more: Partial<Rules> = {}) {
  return createFormStore<Values, string>({
    values: () => form.values,
    valueAt: (all, name) => all[name],
    judge: () => form.ask(),
    textOf: (told, name) => `${name}: ${toldText(told)}`,
    ...more,
  });
}

/** `is-too-big 5`, and several separated by commas. */
export function toldText(told: Parameters<Rules['textOf']>[0]): string {
  return faultsOf(told)
    .map(({ code, n }) => [code, n].filter((part) => part !== undefined).join(' '))
    .join(', ');
}
