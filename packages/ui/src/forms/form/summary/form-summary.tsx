import { useLayoutEffect, useState } from 'react';
import { useLocale } from '../../../foundations/locale/locale';
import { ErrorSummary, type SummaryError } from '../../error-summary/error-summary';
import { useFormLink, useFromForm } from '../form-context';
import { shownLabel } from './field-labels';

export interface FormSummaryProps {
  /** The action that failed: "Nie wysłaliśmy zgłoszenia." */
  lead?: string | undefined;
}

const NO_TEXTS: Readonly<Record<string, string>> = {};
/** One for all times: errors that stay none are not rendered a second time. */
const NO_ERRORS: readonly SummaryError[] = [];

/**
 * The errors of a refused form, each a link to its field. `Form` has it above its fields; with `summary={false}` it is
 * placed by the caller.
 */
export function FormSummary({ lead }: FormSummaryProps) {
  const { goTo, inOrder, hasWay, labelOf, element } = useFormLink();
  const texts = useFromForm(({ isRefused, texts }) => (isRefused ? texts : NO_TEXTS));
  const locale = useLocale();
  const [errors, setErrors] = useState(NO_ERRORS);

  // Order and labels are those of the page, known only after the render in the present language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other labels.
  useLayoutEffect(() => {
    const nameOf = (name: string) => labelOf(name) ?? (element.current && shownLabel(element.current, name));
    const names = inOrder(Object.keys(texts).filter(hasWay));
    const found = names.map((name) => ({
      name,
      text: [nameOf(name), texts[name]].filter(Boolean).join(': '),
    }));
    setErrors(found.length === 0 ? NO_ERRORS : found);
  }, [texts, inOrder, hasWay, labelOf, element, locale]);

  return <ErrorSummary {...(lead && { lead })} errors={errors} onFollow={(name) => void goTo([name])} />;
}
