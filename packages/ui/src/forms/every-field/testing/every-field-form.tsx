import type { FieldErrors } from '@urzad/domain';
import { useState } from 'react';
import { Button } from '../../../actions/button/button';
import { useLocale } from '../../../foundations/locale/locale';
import { Form } from '../../form/form';
import { useFormErrors, useFormValue } from '../../form/form-context';
import { FormField } from '../../form/parts/form-field';
import { FormSubmit } from '../../form/parts/form-submit';
import { EVERY_FIELD } from './every-field';
import type { FieldRow } from './field-row';

const WORDS = {
  pl: {
    form: 'Wszystkie pola',
    send: 'Wyślij',
    reset: 'Zacznij od nowa',
    values: 'Wartości na bieżąco',
    sent: 'Wysłano',
  },
  en: { form: 'All fields', send: 'Send', reset: 'Start anew', values: 'Values as they are', sent: 'Sent' },
} as const;

export interface EveryFieldFormProps {
  /** @default 'empty' */
  beginning?: 'empty' | 'answered';
  disabled?: boolean;
  readOnly?: boolean;
  onErrors?: (errors: FieldErrors) => void;
}

type Values = Record<string, unknown>;

/** Names that are valid in a path: `select of many` is `select_of_many`. */
const ROWS = EVERY_FIELD.map((row) => ({ ...row, name: row.type.replace(/\W+/g, '_') }));
const ROW_BY_NAME = new Map(ROWS.map((row) => [row.name, row]));

/** Each field of the kit once, in one form; beside it the values of the form as they change. */
export function EveryFieldForm({ beginning = 'empty', disabled, readOnly, onErrors }: EveryFieldFormProps) {
  const locale = useLocale();
  const words = WORDS[locale];
  const [isSent, setSent] = useState(false);
  const defaultValues: Values = Object.fromEntries(
    ROWS.map(({ name, empty, good }) => [name, beginning === 'empty' ? empty : good.typed]),
  );

  return (
    <Form<Values>
      label={words.form}
      defaultValues={defaultValues}
      check={check}
      errorText={(code, { name, value }) => ROW_BY_NAME.get(name)?.errorText(code, locale, value) ?? code}
      send={async () => setSent(true)}
      {...(onErrors && { onErrors })}
    >
      <div className="u:grid u:items-start u:gap-5 u:tablet:grid-cols-2">
        <div className="u:grid u:gap-5">
          {ROWS.map((row) => (
            <RowField key={row.name} row={row} {...{ disabled, readOnly }} />
          ))}
          <div className="u:flex u:gap-3">
            <FormSubmit>{words.send}</FormSubmit>
            <Button type="reset">{words.reset}</Button>
          </div>
          {isSent && <p role="status">{words.sent}</p>}
        </div>
        <section aria-label={words.values} className="u:grid u:content-start u:gap-1 u:text-sm">
          <h2 className="u:text-md u:font-bold">{words.values}</h2>
          <dl>
            {ROWS.map((row) => (
              <LiveValue key={row.name} row={row} />
            ))}
          </dl>
        </section>
      </div>
    </Form>
  );
}

function check(values: Values): FieldErrors {
  const errors: FieldErrors = {};
  for (const { name, check: rowError } of ROWS) {
    const code = rowError(values[name]);
    if (code) errors[name] = code;
  }
  return errors;
}

interface RowFieldProps {
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  row: FieldRow & { name: string };
}

function RowField({ row, disabled, readOnly }: RowFieldProps) {
  const locale = useLocale();
  const state = { disabled, readOnly };

  return row.isValue ? (
    <FormField<unknown> name={row.name} as="value">
      {(field) => row.draw({ ...field, ...state }, locale)}
    </FormField>
  ) : (
    <FormField name={row.name}>{(field) => row.draw({ ...field, ...state }, locale)}</FormField>
  );
}

/** Renders alone, when its own value or error changes. */
function LiveValue({ row }: Pick<RowFieldProps, 'row'>) {
  const value = useFormValue(row.name);
  const error = useFormErrors()[row.name];

  return (
    <div className="u:grid u:grid-cols-term u:gap-2.5 u:border-t u:border-line u:py-1">
      <dt className="u:text-muted">{row.type}</dt>
      <dd className="u:font-mono u:wrap-anywhere">
        <span>{JSON.stringify(value)}</span> {error && <strong className="u:text-error-text">{error}</strong>}
      </dd>
    </div>
  );
}
