import { useLayoutEffect, useRef, useState } from 'react';
import { Alert } from '../../feedback/alert/alert';
import { useLabels } from '../../foundations/locale/locale';
import { type FormLabels, formLabels } from './form.labels';
import { useFormLink, useFromForm } from './form-context';

const NO_TEXTS: Readonly<Record<string, string>> = {};

/** What was refused and stands at no field: of one that is not in the page, or of an answer that is another one by now. */
export function UnplacedErrors() {
  const { hasWay, labelOf } = useFormLink();
  // With a ref it can be focused.
  const alert = useRef<HTMLDivElement>(null);
  const { notSent } = useLabels<FormLabels>(formLabels);
  const texts = useFromForm((snapshot) => (snapshot.isRefused ? snapshot.texts : NO_TEXTS));
  const overtaken = useFromForm((snapshot) => snapshot.overtaken);
  const [unplaced, setUnplaced] = useState<readonly (readonly [name: string, text: string])[]>([]);

  // What is in the page is known only after it has been drawn.
  useLayoutEffect(() => {
    const homeless = Object.entries(texts).filter(([name]) => !hasWay(name));
    setUnplaced([...homeless, ...Object.entries(overtaken)]);
  }, [texts, overtaken, hasWay]);

  if (unplaced.length === 0) return null;
  return (
    <Alert kind="error" live ref={alert} title={notSent}>
      {unplaced.map(([name, text]) => (
        <p key={name}>{[labelOf(name), text].filter(Boolean).join(': ')}</p>
      ))}
    </Alert>
  );
}
