import {
  ATTACHMENTS_STEP,
  askedFieldLabel,
  type GrantErrorCode,
  type RegistrationFormStep,
  registrationErrorText,
  registrationSteps,
} from '@urzad/grants';
import { ActionBar, Button, Form, FormSubmit, useLocale } from '@urzad/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { OwnerOnly } from '#shared/acting/owner-only';
import { ChangedMeanwhile, UnsavedDraft } from '#shared/drafts/prepare-draft';
import { FormFailure } from '#shared/form/form-failure';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { AskedField } from '#shared/spec-form/asked-field';
import { questionOf } from '#shared/spec-form/explanations';
import { specFormMessages } from '#shared/spec-form/messages';
import { useEditor } from '../../logic/form/editor';
import { fieldOf } from '../../logic/form/field-link';
import { asQuestionStep, type FormStep, findFormStep } from '../../logic/form/form-steps';
import { UnsentFiles, useProgress } from '../../logic/form/use-progress';
import { useStepTitle } from '../../logic/form/use-step-title';
import type { FormValues } from '../../logic/form/values';
import { formMessages } from '../../messages/form';
import { keptFilesMessages } from '../../messages/kept-files';
import { Attachments } from './attachments';
import { CheckAnswers } from './check-answers';
import { ChildSections } from './child-sections';
import { PersonSections } from './person-sections';

export interface StepFormProps {
  step: FormStep;
  /** The step whose link opened this one. */
  cameFrom: FormStep | undefined;
  goTo: (step: FormStep) => void;
  /** The state of autosave. */
  status: ReactNode;
}

/** The questions of one step, their errors and the buttons to the next and previous step. */
export const StepForm = memo(function StepForm({ step, cameFrom, goTo, status }: StepFormProps) {
  const words = useMessages(formMessages);
  const { unsent } = useMessages(keptFilesMessages);
  const { explanationOf } = useMessages(specFormMessages);
  const locale = useLocale();
  const officeWords = useOfficeWords();
  const titleOf = useStepTitle();
  const {
    form,
    context: { call, today },
    registration: { remarks },
  } = useEditor();
  const questions = asQuestionStep(step);
  // From the check a step is opened for one answer: the others are known.
  const next = cameFrom ?? findFormStep(step + 1);
  const { check, goOn, reveal } = useProgress({ step, next, goTo });
  const [failed, setFailed] = useState<{ error: unknown }>();

  return (
    <Form<FormValues, GrantErrorCode>
      form={form}
      label={titleOf(step)}
      lead={words.refused}
      className="u:flex u:flex-col u:gap-6"
      check={check}
      errorText={(code, { name, value }) => registrationErrorText(name, code, { locale, value, call, today })}
      labelOf={(name) => {
        const question = questionOf(name, remarks);
        const label = askedFieldLabel(question, locale, form.getValues(), officeWords);
        return question === name ? label : explanationOf(label);
      }}
      send={async () => {
        setFailed(undefined);
        return goOn();
      }}
      onFailure={(error) => setFailed({ error })}
      onReveal={reveal}
    >
      <div key={step}>{questions ? <Questions step={questions} /> : <CheckAnswers />}</div>
      <AskedField fieldOf={fieldOf} />
      {failed && (
        <FormFailure
          title={words.finishFailed}
          error={failed.error}
          text={ownText(failed.error, { ...words, unsent })}
        />
      )}
      <ActionBar back={!cameFrom && <BackButton step={step} goTo={goTo} />} status={status}>
        <NextButton next={next} isBack={cameFrom !== undefined} />
      </ActionBar>
    </Form>
  );
});

function Questions({ step }: { step: RegistrationFormStep }) {
  return (
    <>
      <PersonSections step={step} />
      {registrationSteps[step - 1]?.perChild && <ChildSections step={step} />}
      {step === ATTACHMENTS_STEP && <Attachments step={step} />}
    </>
  );
}

function BackButton({ step, goTo }: Pick<StepFormProps, 'step' | 'goTo'>) {
  const words = useMessages(formMessages);
  const before = findFormStep(step - 1);
  if (before === undefined) return null;

  return (
    <Button icon={ArrowLeft} onClick={() => goTo(before)}>
      {words.back}
    </Button>
  );
}

/** Named after the next step; on phones there is room for one word. */
function NextButton({ next, isBack }: { next: FormStep | undefined; isBack: boolean }) {
  const words = useMessages(formMessages);
  const titleOf = useStepTitle();
  const { registration } = useEditor();
  // After the end of the call the form does not go on to the signature.
  if (!next && (registration.isTooLate || registration.status === 'cancelled')) return null;

  if (isBack) return <FormSubmit>{words.backToCheck}</FormSubmit>;

  if (!next) {
    // Makes the document to sign.
    return (
      <OwnerOnly act="sign">
        <FormSubmit iconEnd={ArrowRight}>{words.finish}</FormSubmit>
      </OwnerOnly>
    );
  }
  return (
    <FormSubmit iconEnd={ArrowRight}>
      <span className="u:tablet:hidden">{words.next}</span>
      <span className="u:hidden u:tablet:inline">{words.nextTo(titleOf(next))}</span>
    </FormSubmit>
  );
}

/** Errors of the portal itself, which the catalogue of errors does not have. */
function ownText(
  error: unknown,
  { unsaved, changedMeanwhile, unsent }: Record<'unsaved' | 'changedMeanwhile' | 'unsent', string>,
) {
  if (error instanceof UnsentFiles) return unsent;
  if (error instanceof UnsavedDraft) return unsaved;
  return error instanceof ChangedMeanwhile ? changedMeanwhile : undefined;
}
