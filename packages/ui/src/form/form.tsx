import type { FieldErrorCode } from '@urzad/domain';
import { type FocusEvent, type FormEvent, useSyncExternalStore } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { FormContext } from './form-context';
import type { FormProps, GivenFormProps, OwnFormProps } from './form-props';
import { FormRefusal } from './form-refusal';
import { useAfterPress } from './use-after-press';
import { useFormLinkOf } from './use-form-link';

/**
 * A form that validates everything, leads to the first invalid field wherever it lies and returns all errors (Spec §5).
 * Its controls keep what is typed: a key renders nothing but the field whose error it changes.
 */
export function Form<Values extends FieldValues, Code extends string = FieldErrorCode>(
  props: FormProps<Values, Code>,
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
  const { form, label, lead, summary = true, children, className, onFocus, onErrors, onFailure } = props;
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
            const name = leftField(event);
            if (name) afterPress(() => leave(name));
          }}
          onSubmit={(event) => void submit(event)}
          onReset={(event) => {
            if (event.target !== event.currentTarget) return;
            // The browser would empty the controls after us.
            event.preventDefault();
            reset();
          }}
        >
          <FormRefusal lead={lead} hasSummary={summary} />
          {children}
        </form>
      </FormContext>
    </FormProvider>
  );
}

/** The field that the focus goes out of, and not only to another part of it, to its list or to another window. */
function leftField({ target, relatedTarget }: FocusEvent): string | undefined {
  const frame = target.closest<HTMLElement>('[data-field]');
  if (!frame || target === target.ownerDocument.activeElement) return undefined;
  if (relatedTarget instanceof Element) {
    if (frame.contains(relatedTarget) || relatedTarget.closest('[data-floating]')) return undefined;
  }
  return frame.dataset.field;
}
