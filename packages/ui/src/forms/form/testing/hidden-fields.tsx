import type { FieldErrors } from '@urzad/domain';
import { Button } from '../../../actions/button/button';
import { Tabs } from '../../../navigation/tabs/tabs';
import { BottomSheet } from '../../../overlays/bottom-sheet/bottom-sheet';
import { SideModal } from '../../../overlays/side-modal/side-modal';
import { DateField } from '../../fields/date-field/date-field';
import { DateRange, type DateRangeValue } from '../../fields/date-range/date-range';
import { TextField } from '../../fields/text-field/text-field';
import { Form } from '../form';
import { formOf } from '../parts/form-of';
import { FormPanel } from '../parts/form-panel';
import { FormSubmit } from '../parts/form-submit';
import { useGoToField } from '../use-go-to-field';

const LABELS = {
  name: 'Nazwa',
  street: 'Ulica',
  phone: 'Telefon',
  fax: 'Faks',
  city: 'Miejscowość',
  note: 'Uwagi',
  seats: 'Liczba miejsc',
  opened: 'Data wpisu',
} as const;
const TODAY = '2027-02-10';

type Name = keyof typeof LABELS;

export interface Facility extends Record<Name, string> {
  /** Its error is at the second day, a part of the group. */
  period: DateRangeValue;
  /** Its error is at the group as a whole. */
  break: DateRangeValue;
}

const { FormField } = formOf<Facility>();

export interface HiddenFieldsProps {
  values: Facility;
  send: (values: Facility) => Promise<FieldErrors | undefined>;
  onErrors: (errors: FieldErrors) => void;
}

function facilityErrors({ period, break: rest, ...texts }: Facility): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, text] of Object.entries(texts)) if (text.trim() === '') errors[name] = 'is-empty';
  if (texts.opened > TODAY) errors.opened = 'not-valid-date';
  if (!period.to) errors['period.to'] = 'is-empty';
  if (!rest.from || !rest.to) errors.break = 'is-empty';
  return errors;
}

/** One form with fields in every part that can be closed: a section, a tab, a side panel and a sheet. */
export function HiddenFields({ values, send, onErrors }: HiddenFieldsProps) {
  return (
    <Form<Facility>
      label="Placówka"
      defaultValues={values}
      check={facilityErrors}
      className="u:grid u:max-w-form u:gap-5"
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
        <SideModal
          trigger={<Button>Podaj miejscowość</Button>}
          title="Miejscowość"
          footer={<FormSubmit>Zapisz z panelu</FormSubmit>}
        >
          <div className="u:grid u:gap-5">
            <Text name="city" />
            <Text name="note" />
          </div>
        </SideModal>
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
      <FormPanel fields={{ period: 'Okres opieki' }}>
        {(panel) => (
          <>
            <Button onClick={() => panel.onOpenChange(true)}>Podaj okres opieki</Button>
            <SideModal {...panel} title="Okres opieki">
              <Days name="period" label="Okres opieki" />
            </SideModal>
          </>
        )}
      </FormPanel>
      <FormField name="opened">
        {(field) => <DateField {...field} required label={LABELS.opened} today={TODAY} />}
      </FormField>
      <Days name="break" label="Przerwa wakacyjna" />
      <div className="u:flex u:flex-wrap u:gap-3">
        <Correction name="street" />
        <FormSubmit>Zapisz placówkę</FormSubmit>
      </div>
    </Form>
  );
}

/** A link of a remark of the office to its field. */
function Correction({ name }: { name: Name }) {
  const goToField = useGoToField();

  return (
    <Button variant="quiet" onClick={() => void goToField(name)}>
      Popraw: {LABELS[name]}
    </Button>
  );
}

function Days({ name, label }: { name: 'period' | 'break'; label: string }) {
  return (
    <FormField name={name} as="value">
      {(field) => <DateRange {...field} required label={label} today={TODAY} />}
    </FormField>
  );
}

function Text({ name }: { name: Name }) {
  return (
    <FormField name={name}>{(field) => <TextField {...field} required label={LABELS[name]} />}</FormField>
  );
}
