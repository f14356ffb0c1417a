import type { IsoDate } from '@urzad/domain';
import { Form, FormSubmit, formOf, UrzadProvider } from '@urzad/ui';
import { DateField } from '@urzad/ui/dates';

const EMPTY = { day: '' };

const { FormField } = formOf<typeof EMPTY>();

/** The same on the server and in the browser: neither language nor day is read while it renders. */
export function Page({ today }: { today: IsoDate }) {
  return (
    <UrzadProvider locale="pl" today={today}>
      <main>
        <h1>Umów wizytę</h1>
        <Form label="Wizyta" defaultValues={EMPTY} send={async () => undefined}>
          <FormField name="day">
            {(field) => <DateField label="Dzień wizyty" required {...field} />}
          </FormField>
          <FormSubmit>Umów wizytę</FormSubmit>
        </Form>
      </main>
    </UrzadProvider>
  );
}
