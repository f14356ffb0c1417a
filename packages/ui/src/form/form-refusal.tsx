import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ErrorSummary, type SummaryError } from '../error-summary/error-summary';
import { useLocale } from '../locale/locale';
import { useFormLink, useFromForm } from './form-context';

export interface FormRefusalProps {
  lead: string | undefined;
  hasSummary: boolean;
}

const NO_TEXTS: Readonly<Record<string, string>> = {};

/** What a refused sending shows and does: the list of its errors, and the focus at the first of them. */
export function FormRefusal({ lead, hasSummary }: FormRefusalProps) {
  const { store, goTo } = useFormLink();
  const refusals = useFromForm((snapshot) => snapshot.refusals);
  const heading = useRef<HTMLHeadingElement>(null);
  const errors = useSummary();

  // After the render that shows the errors, once for each refusal.
  useEffect(() => {
    if (refusals === 0) return;
    const names = Object.keys(store.snapshot().errors);
    void goTo(names).then((isFound) => isFound || heading.current?.focus());
  }, [refusals, store, goTo]);

  if (!hasSummary) return null;
  return (
    <ErrorSummary
      ref={heading}
      {...(lead && { lead })}
      errors={errors}
      onFollow={(name) => void goTo([name])}
    />
  );
}

/** In the order of the page, under the labels that stand there: both are known only after it has been drawn. */
function useSummary(): readonly SummaryError[] {
  const { inOrder, labelOf } = useFormLink();
  const texts = useFromForm((snapshot) => (snapshot.isRefused ? snapshot.texts : NO_TEXTS));
  const locale = useLocale();
  const [errors, setErrors] = useState<readonly SummaryError[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other labels.
  useLayoutEffect(() => {
    setErrors(
      inOrder(Object.keys(texts)).map((name) => ({
        name,
        text: [labelOf(name), texts[name]].filter(Boolean).join(': '),
      })),
    );
  }, [texts, inOrder, labelOf, locale]);

  return errors;
}
