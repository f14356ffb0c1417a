import type { FieldErrors, Locale } from '@urzad/domain';
import type { ReactNode } from 'react';
import { Button } from '../../../actions/button/button';
import { useLocale } from '../../../foundations/locale/locale';
import { Tabs } from '../../../navigation/tabs/tabs';
import { SideModal } from '../../../overlays/side-modal/side-modal';
import { TextField } from '../../fields/text-field/text-field';
import { YesNo } from '../../fields/yes-no/yes-no';
import { Form } from '../../form/form';
import { useFormLink, useFormValue } from '../../form/form-context';
import { FormField } from '../../form/parts/form-field';
import { FormPanel } from '../../form/parts/form-panel';
import { FormSubmit } from '../../form/parts/form-submit';
import { AUTOFILL, factOf } from './columns';
import type { FieldRow } from './field-row';

/** Where the field is in its form, or that the form is a plain one. Below 768 px the panel is a sheet. */
export type Container = 'plain' | FormContainer;
export type FormContainer = 'alone' | 'tab' | 'panel' | 'condition';

/** What is tested about a field; the initial values of the form follow from it. */
export type Proof = keyof typeof BEGINNINGS;

const BEGINNINGS = {
  correction: 'empty',
  refusal: 'bad',
  reading: 'good',
  leaving: 'empty',
  /** Disabled. */
  rest: 'good',
  paper: 'good',
  room: 'empty',
} as const;

export interface Case {
  row: FieldRow;
  container: Container;
  proof: Proof;
}

export const WORDS = {
  pl: {
    form: 'Sprawa',
    send: 'Wyślij',
    reset: 'Cofnij',
    open: 'Szczegóły',
    ask: 'Czy pytać dalej?',
    more: 'Dalsze',
    after: 'Uwagi',
    hint: 'Jedno zdanie o tym, co wpisać.',
  },
  en: {
    form: 'Case',
    send: 'Send',
    reset: 'Reset',
    open: 'Details',
    ask: 'Ask more?',
    more: 'More',
    after: 'Remarks',
    hint: 'One sentence on what to enter.',
  },
} as const;

/** The name of the tested field. */
export const PROVED = 'proved';

interface Values {
  ask: string;
  proved: unknown;
  after: string;
}

/** A form with one tested field, and another invalid one after it, which must not be the first. */
export function CaseForm({ row, container, proof }: Case & { container: FormContainer }) {
  const words = WORDS[useLocale()];
  const isReadOnly = proof === 'reading';
  const proved = <ProvedField row={row} readOnly={isReadOnly} disabled={proof === 'rest'} />;

  function check({ ask, proved, after }: Values): FieldErrors {
    const isAsked = container !== 'condition' || ask === 'yes';
    const code = isAsked ? row.check(proved) : undefined;
    return { ...(after === '' && { after: 'is-empty' }), ...(code && { [PROVED]: code }) };
  }

  return (
    <Form<Values>
      label={words.form}
      defaultValues={{ ask: isReadOnly ? 'yes' : 'no', proved: beginningOf(row, proof), after: '' }}
      check={check}
      send={async () => undefined}
      errorText={(code, { name, locale, value }) =>
        name === PROVED ? row.errorText(code, locale, value) : code
      }
    >
      {CONTAINERS[container]({ proved, row, words })}
      <FormField name="after">{(field) => <TextField {...field} label={words.after} />}</FormField>
      <Buttons />
    </Form>
  );
}

function beginningOf({ empty, good, bad }: FieldRow, proof: Proof): unknown {
  const begins = BEGINNINGS[proof];
  if (begins === 'good') return good.typed;
  return begins === 'bad' && bad ? bad.typed : empty;
}

interface Contained {
  proved: ReactNode;
  row: FieldRow;
  words: (typeof WORDS)[Locale];
}

const CONTAINERS: Readonly<Record<FormContainer, (contained: Contained) => ReactNode>> = {
  alone: ({ proved }) => proved,
  tab: ({ proved, words }) => (
    <Tabs
      label={words.form}
      keepPanels
      tabs={[
        { value: 'first', label: words.form, content: words.more },
        { value: 'second', label: words.open, content: proved },
      ]}
    />
  ),
  panel: (contained) => <InPanel {...contained} />,
  condition: ({ proved, words }) => (
    <>
      <FormField name="ask">{(field) => <YesNo {...field} label={words.ask} />}</FormField>
      <WhenAsked>{proved}</WhenAsked>
    </>
  ),
};

function InPanel({ proved, row, words }: Contained) {
  return (
    <FormPanel fields={{ [PROVED]: row.label[useLocale()] }}>
      {(panel) => (
        <>
          <Button onClick={() => panel.onOpenChange(true)}>{words.open}</Button>
          <SideModal {...panel} title={words.open}>
            <div className="u:grid u:gap-5">
              {proved}
              <Buttons />
            </div>
          </SideModal>
        </>
      )}
    </FormPanel>
  );
}

function WhenAsked({ children }: { children: ReactNode }) {
  return useFormValue<string>('ask') === 'yes' ? children : null;
}

function ProvedField({ row, ...states }: { row: FieldRow; readOnly: boolean; disabled: boolean }) {
  const locale = useLocale();
  const given = { ...states, hint: WORDS[locale].hint, autoComplete: factOf(AUTOFILL, row.type) };

  return row.isValue ? (
    <FormField<unknown> name={PROVED} as="value">
      {(field) => row.draw({ ...field, ...given }, locale)}
    </FormField>
  ) : (
    <FormField name={PROVED}>{(field) => row.draw({ ...field, ...given }, locale)}</FormField>
  );
}

function Buttons() {
  const words = WORDS[useLocale()];
  const { id } = useFormLink();

  return (
    <div className="u:flex u:gap-3">
      <FormSubmit>{words.send}</FormSubmit>
      <Button type="reset" form={id}>
        {words.reset}
      </Button>
    </div>
  );
}
