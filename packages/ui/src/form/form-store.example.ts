import { faultsOf } from './error-codes';
import { createFormStore, type FormRules } from './form-store';

type Values = Record<string, unknown>;
type Rules = FormRules<Values, string>;

/** A store over plain values, which says of each field the codes that it was given. */
export function aFormStore(rules: Pick<Rules, 'values' | 'judge'> & Partial<Rules>) {
  return createFormStore<Values, string>({
    valueAt: (all, name) => all[name],
    textOf: (told, name) => `${name}: ${toldText(told)}`,
    busyCode: 'is-uploading',
    ...rules,
  });
}

/** `is-too-big 5`, and several with a comma between them. */
export function toldText(told: Parameters<Rules['textOf']>[0]): string {
  return faultsOf(told)
    .map(({ code, n }) => [code, n].filter((part) => part !== undefined).join(' '))
    .join(', ');
}
