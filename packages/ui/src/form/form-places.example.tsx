import type { FieldErrors } from '@urzad/domain';
import { BottomSheet } from '../bottom-sheet/bottom-sheet';
import { Button } from '../button/button';
import { SideModal } from '../side-modal/side-modal';
import { Tabs } from '../tabs/tabs';
import { TextField } from '../text-field/text-field';
import { Form } from './form';
import { FormField } from './form-field';
import { FormPanel } from './form-panel';
import { FormSubmit } from './form-submit';

const LABELS = {
  name: 'Nazwa',
  street: 'Ulica',
  phone: 'Telefon',
  fax: 'Faks',
  city: 'Miejscowość',
  note: 'Uwagi',
  seats: 'Liczba miejsc',
} as const;

type Name = keyof typeof LABELS;
type Values = Record<Name, string>;

export interface HiddenFieldsProps {
  values: Values;
  send: (values: Values) => Promise<undefined>;
  onErrors: (errors: FieldErrors) => void;
}

function emptyErrors(values: Values): FieldErrors {
  const empty = Object.entries(values).filter(([, text]) => text.trim() === '');
  return Object.fromEntries(empty.map(([name]) => [name, 'is-empty']));
}

/** One form with fields in every place that can be closed: a section, a tab, a side panel and a sheet. */
export function HiddenFields({ values, send, onErrors }: HiddenFieldsProps) {
  return (
    <Form<Values>
      label="Placówka"
      defaultValues={values}
      check={emptyErrors}
      className="grid max-w-form gap-5"
      {...{ send, onErrors }}
    >
      <Text name="name" />
      <details>
        <summary>Adres</summary>
        <Text name="street" />
      </details>
      <Tabs
        keepPanels
        label="Kontakt"
        tabs={[
          { value: 'phone', label: 'Telefon', content: <Text name="phone" /> },
          { value: 'fax', label: 'Faks', content: <Text name="fax" /> },
        ]}
      />
      <FormPanel fields={{ city: LABELS.city, note: LABELS.note }}>
        {(panel) => (
          <>
            <Button onClick={() => panel.onOpenChange(true)}>Podaj miejscowość</Button>
            <SideModal {...panel} title="Miejscowość" footer={<FormSubmit>Zapisz z panelu</FormSubmit>}>
              <div className="grid gap-5">
                <Text name="city" />
                <Text name="note" />
              </div>
            </SideModal>
          </>
        )}
      </FormPanel>
      <FormPanel fields={{ seats: LABELS.seats }}>
        {(panel) => (
          <>
            <Button onClick={() => panel.onOpenChange(true)}>Podaj liczbę miejsc</Button>
            <BottomSheet {...panel} title="Miejsca">
              <Text name="seats" />
            </BottomSheet>
          </>
        )}
      </FormPanel>
      <div>
        <FormSubmit>Zapisz placówkę</FormSubmit>
      </div>
    </Form>
  );
}

function Text({ name }: { name: Name }) {
  return (
    <FormField name={name}>{(field) => <TextField {...field} required label={LABELS[name]} />}</FormField>
  );
}
