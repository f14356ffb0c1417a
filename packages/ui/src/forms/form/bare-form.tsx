import type { FieldErrorCode } from '@urzad/domain';
import { type FormEvent, useEffect, useSyncExternalStore } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { FormContext, type FormLink, useFromForm } from './form-context';
import { leftFields, sendsByEnter } from './form-events';
import type { BareFormProps, GivenFormProps, OwnFormProps } from './form-props';
import { UnplacedErrors } from './unplaced-errors';
import { useAfterPress } from './use-after-press';
import { useFormLinkOf } from './use-form-link';

/** A `Form` without a list of its errors, for short ones: what it does not show it does not carry. */
export function BareForm<Values extends FieldValues, Code extends string = FieldErrorCode>(
  props: BareFormProps<Values, Code>,
) {
  return props.form ? <FormBody {...props} /> : <OwnForm {...props} />;
}

function OwnForm<Values extends FieldValues, Code extends string>({
  defaultValues,
  ...props
}: OwnFormProps<Values, Code>) {
  // The whole of the values is a part of them.
  const form = useForm<Values>({ defaultValues: defaultValues as DefaultValues<Values> });

  return <FormBody {...props} form={form} />;
}

function FormBody<Values extends FieldValues, Code extends string>(props: GivenFormProps<Values, Code>) {
  const { form, label, children, className, onFocus, onErrors, onFailure } = props;
  const { link, element, send, leave, reset } = useFormLinkOf(props);
  const stateNow = () => link.store.snapshot().state;
  const state = useSyncExternalStore(link.store.subscribe, stateNow, stateNow);
  const { afterPress, forget } = useAfterPress();

  async function submit(event: FormEvent<HTMLFormElement>) {
    // React lets the events of a form in a panel of this one through to here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    forget();
    const outcome = await send();
    if (outcome?.kind === 'refused') onErrors?.(outcome.errors);
    if (outcome?.kind !== 'failed') return;
    // Nobody asked for it: then it is an error like any other.
    if (!onFailure) throw outcome.error;
    onFailure(outcome.error);
  }

  return (
    <FormProvider {...form}>
      <FormContext value={link}>
        <form
          ref={element}
          id={link.id}
          noValidate
          aria-label={label}
          data-state={state}
          className={className ?? 'grid gap-5'}
          onFocus={onFocus}
          onBlur={(event) => {
            const names = leftFields(event);
            if (names.length > 0) afterPress(() => leave(...names));
          }}
          onKeyDown={(event) => {
            if (sendsByEnter(event)) event.currentTarget.requestSubmit();
          }}
          onSubmit={(event) => void submit(event)}
          onReset={(event) => {
            if (event.target !== event.currentTarget) return;
            // The browser would empty the controls after us.
            event.preventDefault();
            // The press on the button has also left a field, of which there is nothing to say any more.
            forget();
            reset();
          }}
        >
          <Refusal link={link} />
          <UnplacedErrors />
          {children}
        </form>
      </FormContext>
    </FormProvider>
  );
}

/** After the render that shows the errors, once for each refusal: the first of them takes the focus. */
function Refusal({ link: { store, goTo, element } }: { link: FormLink }) {
  const refusals = useFromForm((snapshot) => snapshot.refusals);

  useEffect(() => {
    if (refusals === 0) return;
    const names = Object.keys(store.snapshot().errors);
    void goTo(names).then((isFound) => {
      // What has no field is at least read.
      const alert = '[role="alert"][tabindex], [role="alert"] [tabindex]';
      if (!isFound) element.current?.querySelector<HTMLElement>(alert)?.focus();
    });
  }, [refusals, store, goTo, element]);

  return null;
}
