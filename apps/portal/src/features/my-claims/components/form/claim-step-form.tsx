import { formatMoney, LARGEST_INT } from '@urzad/domain';
import { claimErrors, claimErrorText, isClaimErrorCode } from '@urzad/grants';
import { ActionBar, Button, Form, FormSubmit } from '@urzad/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { ChangedMeanwhile, UnsavedDraft } from '#shared/drafts/prepare-draft';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { type RefusalTexts, refusalText } from '#shared/object/refusal-text';
import { errorsOfStep } from '#shared/spec-form/errors-of-step';
import { useFormStep } from '#shared/spec-form/use-form-step';
import { useClaimEditor } from '../../logic/claim-editor';
import { ATTENDANCE_STEP, errorsInForm, INVOICE_STEP, stepOfField } from '../../logic/claim-error-paths';
import type { ClaimValues } from '../../logic/claim-values';
import { draftOf } from '../../logic/start-claim';
import { UnsentProofs, usePrepareClaim } from '../../logic/use-prepare-claim';
import { claimFormMessages } from '../../messages/claim-form';
import { claimSignMessages } from '../../messages/claim-sign';
import { AttendanceStep } from './attendance-step';
import { ClaimSteps } from './claim-steps';
import { InvoiceStep } from './invoice-step';
import { RefundCard, RefundNow } from './refund-card';

const STEPS = [INVOICE_STEP, ATTENDANCE_STEP] as const;

export interface ClaimStepFormProps {
  /** The state of autosave. */
  status: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The questions of one step, their errors, the refund and the way on. */
export function ClaimStepForm({ status, heading }: ClaimStepFormProps) {
  const words = useMessages(claimFormMessages);
  const { reasons } = useMessages(claimSignMessages);
  const { claim, form, planned, today, saver } = useClaimEditor();
  const { step, goTo, hrefOf } = useFormStep<number>({ steps: STEPS, firstOf: () => INVOICE_STEP });
  const [failed, setFailed] = useState<{ error: unknown }>();
  const prepare = usePrepareClaim();
  useFocusOnStep(step, heading);

  function check(values: ClaimValues) {
    const { header, lines } = draftOf(values, planned);
    const { terms, files } = claim;
    const found = claimErrors({ header, lines, terms, files, today });
    const errors = errorsInForm(found, values.invoices, planned);
    // The last step shows all that is wrong, wherever it was typed.
    return step === ATTENDANCE_STEP ? errors : errorsOfStep(errors, step, stepOfField);
  }

  async function goOn(values: ClaimValues) {
    setFailed(undefined);
    if (step === ATTENDANCE_STEP) return prepare(values);
    void saver.flush();
    goTo(ATTENDANCE_STEP);
    return undefined;
  }

  return (
    <>
      <ClaimSteps current={step - 1} hrefOf={(each) => (each === step ? undefined : hrefOf(each))} />
      <Form<ClaimValues, string>
        form={form}
        label={words.steps[step - 1] ?? words.title}
        lead={words.refused}
        className="u:mt-6 u:flex u:flex-col u:gap-2"
        check={check}
        errorText={(code, { name, locale, ...params }) => {
          if (name.startsWith('header.decl_')) return words.declarations.missing;
          if (!isClaimErrorCode(code)) return code;
          const isAmount = code === 'is-too-big' && !name.startsWith('header.');
          return claimErrorText(code, locale, isAmount ? { n: formatMoney(LARGEST_INT) } : params);
        }}
        send={goOn}
        onFailure={(error) => setFailed({ error })}
        onReveal={(name) => goTo(stepOfField(name))}
      >
        <div key={step}>{step === INVOICE_STEP ? <InvoiceStep /> : <AttendanceStep />}</div>
        <div className="u:mt-4 u:desktop:hidden">
          <RefundCard />
        </div>
        {failed && (
          <FormFailure
            title={words.prepareFailed}
            error={failed.error}
            text={ownText(failed.error, { ...words, reasons })}
          />
        )}
        <ActionBar back={<RefundNow />} status={status}>
          <div className="u:flex u:flex-wrap u:gap-3">
            {step === ATTENDANCE_STEP && (
              <Button icon={ArrowLeft} onClick={() => goTo(INVOICE_STEP)}>
                {words.back}
              </Button>
            )}
            <FormSubmit size="lg" icon={ArrowRight} className="u:flex-1">
              {words.next}
            </FormSubmit>
          </div>
        </ActionBar>
      </Form>
    </>
  );
}

/** The step is read when it changes: the heading of the page takes the focus. */
function useFocusOnStep(step: number, heading: RefObject<HTMLHeadingElement | null>) {
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step, heading]);
}

interface FailureWords {
  changedMeanwhile: string;
  unsaved: string;
  unsent: string;
  /** Of the server. */
  reasons: RefusalTexts;
}

function ownText(
  error: unknown,
  { changedMeanwhile, unsaved, unsent, reasons }: FailureWords,
): string | undefined {
  if (error instanceof UnsentProofs) return unsent;
  if (error instanceof ChangedMeanwhile) return changedMeanwhile;
  return error instanceof UnsavedDraft ? unsaved : refusalText(error, reasons);
}
