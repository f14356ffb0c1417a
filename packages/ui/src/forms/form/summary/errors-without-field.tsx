import { useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '../../../feedback/alert/alert';
import { useLabels } from '../../../foundations/locale/locale';
import { type FormLabels, formLabels } from '../form.labels';
import { useFormLink, useFromForm } from '../form-context';

type TextOfField = readonly [name: string, text: string];

const NO_TEXTS: Readonly<Record<string, string>> = {};
/** One for all times: a form without errors is not rendered a second time. */
const NO_ERRORS: readonly TextOfField[] = [];

/** Errors that no field can show: its field is not in the page, or its value was changed after the request. */
export function ErrorsWithoutField() {
  const { hasWay, labelOf } = useFormLink();
  // An alert with a ref is focusable.
  const alert = useRef<HTMLDivElement>(null);
  const { notSent } = useLabels<FormLabels>(formLabels);
  const texts = useFromForm((snapshot) => (snapshot.isRefused ? snapshot.texts : NO_TEXTS));
  const outdated = useFromForm((snapshot) => snapshot.outdated);
  const [errors, setErrors] = useState(NO_ERRORS);

  // Which fields are in the page is known only after it was rendered.
  useLayoutEffect(() => {
    const withoutField = Object.entries(texts).filter(([name]) => !hasWay(name));
    const found = [...withoutField, ...Object.entries(outdated)];
    setErrors(found.length === 0 ? NO_ERRORS : found);
  }, [texts, outdated, hasWay]);

  if (errors.length === 0) return null;
  return (
    <Alert kind="error" live ref={alert} title={notSent}>
      {errors.map(([name, text]) => (
        <p className="u:part" key={name}>
          {[labelOf(name), text].filter(Boolean).join(': ')}
        </p>
      ))}
    </Alert>
  );
}
