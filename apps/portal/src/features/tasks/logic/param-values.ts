import { type TaskCode, taskParamErrors } from '@urzad/contract';
import { parseNumber } from '@urzad/domain';

/** Numbers of a task as they are typed. */
export type ParamValues = Record<string, string>;

export function paramValuesOf(params: Readonly<Record<string, number>>): ParamValues {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

export function paramsOfValues(values: ParamValues): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, parseNumber(text) ?? NaN]));
}

/** What is wrong with the numbers, by their names. */
export function paramValueErrors(code: TaskCode, values: ParamValues) {
  const typed = Object.entries(values).filter(([, text]) => text.trim() !== '');
  return taskParamErrors(code, paramsOfValues(Object.fromEntries(typed)));
}
