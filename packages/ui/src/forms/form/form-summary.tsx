import { Alert } from '../../feedback/alert/alert';
import { LazyPart } from '../../foundations/lazy-part/lazy-part';
import { useIdlePart } from '../../foundations/lazy-part/use-idle-part';
import { useLabels } from '../../foundations/locale/locale';
import { PartRetry } from '../../internal/part-retry/part-retry';
import { type PartRetryLabels, partRetryLabels } from '../../internal/part-retry/part-retry.labels';
import { type FormLabels, formLabels } from './form.labels';
import { useFormLink, useFromForm } from './form-context';
import { summaryPart } from './form-parts';
import type { FormSummaryProps } from './form-summary-list';

export type { FormSummaryProps };

/**
 * The errors of a refused form, each a link to its field. `Form` has it above its fields; in a `BareForm` it is
 * placed by the caller. Where its code cannot be loaded, it says so, and the fields tell their errors alone.
 */
export function FormSummary({ lead }: FormSummaryProps) {
  const isRefused = useFromForm((snapshot) => snapshot.isRefused);
  useIdlePart(summaryPart);

  if (!isRefused) return null;
  return (
    <LazyPart of={summaryPart} missing={<SummaryMissing />}>
      {({ FormSummaryList }) => <FormSummaryList lead={lead} />}
    </LazyPart>
  );
}

function SummaryMissing() {
  const { errorsMissing } = useLabels<FormLabels>(formLabels);
  const { retry } = useLabels<PartRetryLabels>(partRetryLabels);
  const { goTo, store } = useFormLink();

  return (
    <Alert
      kind="warning"
      live
      actions={
        <PartRetry
          of={summaryPart}
          label={retry}
          missing={errorsMissing}
          onCome={() => void goTo(Object.keys(store.snapshot().errors))}
        />
      }
    >
      {errorsMissing}
    </Alert>
  );
}
