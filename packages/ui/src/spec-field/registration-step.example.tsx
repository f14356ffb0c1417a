import {
  CHILD_FIELDS,
  type ChildFieldName,
  type FieldErrors,
  type FieldSpec,
  isShown,
  parsePrice,
  registrationErrorText,
  registrationStepErrors,
  toPriceText,
} from '@urzad/domain';
import { type Child, EMPTY_CHILD } from '@urzad/domain/schemas';
import { aRegistrationContext, aRegistrationForm } from '@urzad/domain/testing';
import { useEffect, useRef } from 'react';
import {
  FormProvider,
  get,
  type Resolver,
  set,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { Button } from '../button/button';
import { ErrorSummary } from '../error-summary/error-summary';
import { focusFirstInvalid } from '../form/focus-field';
import { SpecField } from './spec-field';

/** What the native controls hold: text, whatever it will be on the wire. */
type Typed = Record<ChildFieldName, string>;
interface StepValues {
  children: [Typed];
}

const STEP = 5;
const CONTEXT = aRegistrationContext();
const NAMES = (Object.keys(CHILD_FIELDS) as ChildFieldName[]).filter(
  (name) => CHILD_FIELDS[name].step === STEP,
);

export interface RegistrationStepProps {
  /** The draft as it was saved. @default nothing yet */
  child?: Child;
  onSubmit: (child: Child) => void;
}

/** The real step "Opieka" of the recruitment form, made from the list of its fields and the rules of the domain. */
export function RegistrationStep({ child = EMPTY_CHILD, onSubmit }: RegistrationStepProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<StepValues>({
    resolver: byDomainRules,
    defaultValues: { children: [typedOf(child)] },
    // Red after the field was left once, then live (Spec §5).
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitSuccessful } = form.formState;
  const wasRefused = submitCount > 0 && !isSubmitSuccessful;

  // After the render that shows the errors; once for each attempt.
  useEffect(() => {
    if (submitCount > 0 && element.current) focusFirstInvalid(element.current);
  }, [submitCount]);

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-label="Opieka"
        className="grid max-w-form gap-5"
        onSubmit={form.handleSubmit(({ children: [typed] }) => onSubmit(childOf(typed)))}
      >
        {wasRefused && <ErrorSummary lead="Nie możemy przejść dalej." errors={summaryOf(errors)} />}
        {NAMES.map((name) => (
          <Answer key={name} name={name} />
        ))}
        <Button type="submit" variant="primary" size="lg">
          Dalej: załączniki
        </Button>
      </form>
    </FormProvider>
  );
}

/** One field, bound to the form: only it renders again when its error changes. */
function Answer({ name }: { name: ChildFieldName }) {
  const spec: FieldSpec = CHILD_FIELDS[name];
  const path = `children.0.${name}` as const;
  const { register, control } = useFormContext<StepValues>();
  const { errors } = useFormState({ control, name: path, exact: true });
  const answers = useWatch({ control, name: 'children.0', disabled: !spec.when });
  if (spec.when && !isShown(spec, answers)) return null;

  return <SpecField spec={spec} today={CONTEXT.today} error={messageAt(errors, path)} {...register(path)} />;
}

const byDomainRules: Resolver<StepValues> = ({ children: [typed] }) => {
  const form = aRegistrationForm({ children: [childOf(typed)] });
  const found: FieldErrors = registrationStepErrors(STEP, form, CONTEXT);
  const errors = {};
  for (const [path, code] of Object.entries(found)) {
    const value = get({ children: [typed] }, path);
    set(errors, path, {
      type: code,
      message: registrationErrorText(path, code, { locale: 'pl', value, call: CONTEXT.call }),
    });
  }

  return Object.keys(found).length > 0
    ? { values: {}, errors }
    : { values: { children: [typed] }, errors: {} };
};

function messageAt(errors: object, path: string): string | undefined {
  return get<object, string | undefined>(errors, `${path}.message`);
}

function summaryOf(errors: object) {
  return NAMES.flatMap((name) => {
    const message = messageAt(errors, `children.0.${name}`);
    return message ? [{ name: `children.0.${name}`, text: `${CHILD_FIELDS[name].pl}: ${message}` }] : [];
  });
}

/** From the wire to what the controls hold. */
function typedOf({ care_months, planned_cost, ...texts }: Child): Typed {
  return {
    ...texts,
    care_months: care_months === null ? '' : String(care_months),
    planned_cost: planned_cost === null ? '' : toPriceText(planned_cost),
  };
}

/** Numbers that cannot be read travel as `NaN`, which the rules refuse; empty ones as `null`. */
function childOf(typed: Typed): Child {
  const { care_months, planned_cost, ...texts } = typed;

  return {
    ...EMPTY_CHILD,
    ...texts,
    care_months: care_months === '' ? null : Number(care_months),
    planned_cost: planned_cost === '' ? null : (parsePrice(planned_cost) ?? Number.NaN),
  };
}
