import type { CofundingCall } from '@urzad/contract';
import {
  formatWholeMoney,
  longDateText,
  optionText,
  timeText,
  voivodeshipName,
  warsawDate,
} from '@urzad/domain';
import { CARE_FORM, CHILD_FIELDS, findFieldSpec, specIn } from '@urzad/grants';
import { Alert, FormLayout, RadioCards, RadioSwitch, useLocale } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';
import { SpecField } from '@urzad/ui/spec-field';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { callTermsOf } from '#shared/entities/cofunding-calls/calls';
import { useMessages } from '#shared/i18n/messages';
import { useNames, useOfficeWords } from '#shared/libraries/use-words';
import { useBusinessToday } from '#shared/system/use-office';
import { findSelfCheck, keepSelfCheck } from '../logic/kept-self-check';
import {
  isComplete,
  type SelfCheck,
  type SelfCheckQuestion,
  selfCheckErrors,
  selfCheckErrorText,
} from '../logic/self-check';
import { registrationMessages } from '../messages/registrations';
import { LabourStatusField } from './labour-status-field';
import { NeededDocuments } from './needed-documents';

export interface StartCheckProps {
  call: CofundingCall;
  /** Above the questions; absent where the page has this title. */
  title?: string;
  /** The button that goes on. `isRefused`: an answer does not meet the conditions. */
  children: (isRefused: boolean) => ReactNode;
}

/** The questions on one side, what to prepare on the other. */
export function StartCheck({ call, title, children }: StartCheckProps) {
  const { start: words } = useMessages(registrationMessages);
  const form = useForm<SelfCheck>({ defaultValues: findSelfCheck() });
  const answers = form.watch();
  const terms = callTermsOf(call);
  const errors = terms ? selfCheckErrors(answers, terms) : {};
  const isRefused = Object.keys(errors).length > 0;
  const isTouched = form.formState.isDirty;

  // Stored with each answer, which renews the time after which they are removed.
  useEffect(() => {
    if (!isTouched) return;
    keepSelfCheck(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keepSelfCheck(values) });
  }, [isTouched, form]);

  return (
    <FormLayout aside={<NeededDocuments call={call} answers={answers} />}>
      <form noValidate className="u:grid u:gap-6" onSubmit={(event) => event.preventDefault()}>
        {title && <h2 className="u:text-xl">{title}</h2>}
        <Questions call={call} register={form.register} answers={answers} />
        <div role="status" className="u:grid u:empty:hidden">
          {isRefused && (
            <Alert kind="warning" title={words.notEligibleTitle}>
              {words.notEligible}
            </Alert>
          )}
          {!isRefused && isComplete(answers) && (
            <Alert kind="success" title={words.eligibleTitle}>
              {words.eligible}
            </Alert>
          )}
        </div>
        <Deadline call={call} />
        {children(isRefused)}
      </form>
    </FormLayout>
  );
}

/** The answer for any other voivodeship. */
const ELSEWHERE = 'elsewhere';

interface QuestionsProps {
  call: CofundingCall;
  register: ReturnType<typeof useForm<SelfCheck>>['register'];
  answers: SelfCheck;
}

function Questions({ call, register, answers }: QuestionsProps) {
  const { start: words } = useMessages(registrationMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const forms = useNames('CARE_FORM', CARE_FORM);
  if (!today) return null;

  const terms = callTermsOf(call);
  const fieldOf = (question: SelfCheckQuestion) => ({
    ...register(question),
    error: terms && selfCheckErrorText(question, answers, { locale, call: terms }),
  });
  // Only one voivodeship is accepted, so it is named instead of a list.
  const { region } = call.params;
  const lives = words.livesIn(voivodeshipName(region, { locale, form: 'locative' }));
  const yesOrNo = [
    { value: region, name: words.yes },
    { value: ELSEWHERE, name: words.no },
  ];
  const cards = call.params.care_forms.map((code) => ({
    value: code,
    label: optionText(forms, code, locale),
    side: words.upTo(formatWholeMoney(call.params.cap[code] ?? 0)),
  }));

  return (
    <>
      <RadioSwitch label={lives} options={yesOrNo} {...fieldOf('region')} />
      <LabourStatusField chosen={answers.labour_status} {...fieldOf('labour_status')} />
      <Asked path="return_date" {...fieldOf('return_date')} />
      <DateField label={words.bornDate} lastDay={today} {...fieldOf('born_date')} />
      <RadioCards label={CHILD_FIELDS.care_form[locale]} options={cards} {...fieldOf('care_form')} />
      <Asked path="children.0.other_public_support" {...fieldOf('other_public_support')} />
    </>
  );
}

/** A question of the form itself, with its label. Here it may stay without an answer: a draft begins all the same. */
function Asked({ path, ...field }: { path: string } & ReturnType<QuestionsProps['register']>) {
  const words = useOfficeWords();
  const spec = findFieldSpec(path);

  return spec && <SpecField spec={{ ...specIn(words, spec), required: false }} {...field} />;
}

function Deadline({ call: { status, open_from, open_to } }: { call: CofundingCall }) {
  const { start: words } = useMessages(registrationMessages);
  const locale = useLocale();
  const [moment, wording] = status === 'published' ? [open_from, words.prepare] : [open_to, words.open];
  if (!moment) return null;

  const date = new Date(moment);
  return <p>{wording(longDateText(warsawDate(date), locale), timeText(date))}</p>;
}
