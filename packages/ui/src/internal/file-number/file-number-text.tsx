import { createElement, Fragment } from 'react';
import { splitAtFileNumbers } from './split-at-file-numbers';

export interface FileNumberTextProps {
  children: string;
}

/**
 * A sentence whose file numbers stay on one line: a browser would break them after the hyphen. By CSS, so that
 * copying and searching give the number itself, without an invisible character.
 */
export function FileNumberText({ children }: FileNumberTextProps) {
  const parts = splitAtFileNumbers(children).map((part, at) =>
    at % 2 === 0 ? part : createElement('span', { className: 'u:whitespace-nowrap' }, part),
  );

  // The children are arguments, not an array: their order never changes, so they need no keys.
  return createElement(Fragment, null, ...parts);
}
