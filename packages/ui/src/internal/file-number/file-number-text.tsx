import { createElement, Fragment } from 'react';
import { splitAtFileNumbers } from './split-at-file-numbers';

export interface FileNumberTextProps {
  children: string;
}

/**
 * A sentence whose file numbers stay on one line: a browser would break them after the hyphen. By style alone, so that
 * what is copied or searched for is the number itself, without an invisible character.
 */
export function FileNumberText({ children }: FileNumberTextProps) {
  const parts = splitAtFileNumbers(children).map((part, at) =>
    at % 2 === 0 ? part : createElement('span', { className: 'whitespace-nowrap' }, part),
  );

  // Children one by one, not a list: their order never changes, so they need no keys.
  return createElement(Fragment, null, ...parts);
}
