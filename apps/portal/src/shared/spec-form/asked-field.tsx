import { useGoToField } from '@urzad/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

export interface AskedFieldProps {
  /** The question that an address names; undefined when the form has no such question. */
  fieldOf: (search: URLSearchParams) => string | undefined;
}

/** Moves the focus to the field that the address names, each time such a link is followed, also the same one again. */
export function AskedField({ fieldOf }: AskedFieldProps) {
  const goToField = useGoToField();
  const { key, search } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes with every link that is followed, and with nothing else.
  useEffect(() => {
    const path = fieldOf(new URLSearchParams(search));
    if (path) void goToField(path);
  }, [key]);

  return null;
}
