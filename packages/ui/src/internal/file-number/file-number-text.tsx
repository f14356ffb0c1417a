import { createElement, Fragment } from 'react';

export interface FileNumberTextProps {
  children: string;
}

/**
 * A sentence whose file numbers stay on one line, where one is as long as they are: a browser would break them after
 * the hyphen. By CSS, so that copying and searching give the number itself, without an invisible character.
 */
export function FileNumberText({ children }: FileNumberTextProps) {
  const parts = splitAtFileNumbers(children).map((part, at) =>
    at % 2 === 0 ? part : createElement('span', { className: 'u:whole-number' }, part),
  );

  // The children are arguments, not an array: their order never changes, so they need no keys.
  return createElement(Fragment, null, ...parts);
}

/** The number of a file or a case: `FR/1-2027/00007`, `UM/II/0123/2026`, `PMG.4321.41.2026`. */
const FILE_NUMBER = /(?<![\p{L}\d])(\p{Lu}{2,6}(?:[/.-][\p{Lu}\d]{1,6}){2,})(?![\p{L}\d])/u;

/** The parts of a text. Those at 1, 3, 5 and so on are file numbers; joined they are the text. */
export function splitAtFileNumbers(text: string): string[] {
  return text.split(FILE_NUMBER);
}
