import type { FieldErrorCode } from '@urzad/domain';
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useAfterPress } from '../../internal/hooks/use-after-press';
import { FormContext, type FormLink, useFromForm } from './form-context';
import { blurredFields, sendsByEnter } from './form-events';
import type { FormProps, GivenFormProps, OwnFormProps } from './form-props';
import { ownForm } from './own-form';
import { readControls } from './read-controls';
import { ErrorsWithoutField } from './summary/errors-without-field';
import { FormSummary } from './summary/form-summary';
import { useFormLinkOf } from './use-form-link';

/**
 * A form that validates everything, moves the focus to the first invalid field, also one in a closed part, and
 * reports all errors (Spec §5). Its controls are uncontrolled: a key renders only the field whose error changes.
 */
export function Form<Values extends FieldValues, Code extends string = FieldErrorCode>(
  props: FormProps<Values, Code>,
) {
  if (!props.form) return <OwnForm {...props} />;

  return (
    <FormProvider {...props.form}>
      <FormBody {...props} />
    </FormProvider>
  );
}

function OwnForm<Values extends FieldValues, Code extends string>(props: OwnFormProps<Values, Code>) {
  const [form] = useState(() => ownForm(props.defaultValues));

  return (
    <FormProvider {...form}>
      <FormBody {...props} form={form} />
    </FormProvider>
  );
}

function FormBody<Values extends FieldValues, Code extends string>(props: GivenFormProps<Values, Code>) {
  const { label, lead, summary = true, children, className, onFocus, onErrors, onFailure } = props;
  const { link, element, send, leave, reset } = useFormLinkOf(props);
  const stateNow = () => link.store.snapshot().state;
  const state = useSyncExternalStore(link.store.subscribe, stateNow, stateNow);
  const { afterPress, forget } = useAfterPress();

  async function submit(event: FormEvent<HTMLFormElement>) {
    // React events bubble through portals: a submit of another form in a panel of this one arrives here too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    forget();
    readControls(event.currentTarget, link.currentValue);
    const outcome = await send();
    if (outcome?.kind === 'refused') onErrors?.(outcome.errors);
    if (outcome?.kind !== 'failed') return;
    // Without `onFailure` the failure is thrown, for the error handler of the page.
    if (!onFailure) throw outcome.error;
    onFailure(outcome.error);
  }

  return (
    <FormContext value={link}>
      <form
        ref={element}
        id={link.id}
        noValidate
        aria-label={label}
        data-state={state}
        className={className ?? 'u:grid u:gap-5'}
        onFocus={onFocus}
        onBlur={(event) => {
          const names = blurredFields(event);
          if (names.length > 0) afterPress(() => leave(...names));
        }}
        onKeyDown={(event) => {
          if (sendsByEnter(event)) event.currentTarget.requestSubmit();
        }}
        onSubmit={(event) => void submit(event)}
        onReset={(event) => {
          if (event.target !== event.currentTarget) return;
          // The browser would reset the native controls to their first defaults after `reset()` has set ours.
          event.preventDefault();
          // The press on the reset button blurred a field; after the reset that field is untouched.
          forget();
          reset();
        }}
      >
        <Refusal link={link} />
        <ErrorsWithoutField />
        {summary && <FormSummary lead={lead} />}
        {children}
      </form>
    </FormContext>
  );
}

/** Moves the focus to the first invalid field, once for each refused submit, after the render that shows the errors. */
function Refusal({ link: { store, goTo, element } }: { link: FormLink }) {
  const refusals = useFromForm((snapshot) => snapshot.refusals);

  useEffect(() => {
    if (refusals === 0) return;
    const names = Object.keys(store.snapshot().errors);
    void goTo(names).then((isFound) => {
      // An error without a field: the focus goes to the alert that shows it.
      const alert = '[role="alert"][tabindex], [role="alert"] [tabindex]';
      if (!isFound) element.current?.querySelector<HTMLElement>(alert)?.focus();
    });
  }, [refusals, store, goTo, element]);

  return null;
}
