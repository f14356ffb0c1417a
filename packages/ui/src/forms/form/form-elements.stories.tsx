import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FieldErrors } from '@urzad/domain';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { FieldFrame } from '../field/own-field-frame';
import { Tags } from '../fields/tags/tags';
import { TextField } from '../fields/text-field/text-field';
import { Form } from './form';
import { NamedField } from './parts/form-field';
import { FormSubmit } from './parts/form-submit';
import { FormSummary } from './summary/form-summary';

interface Place {
  name: string;
  tags: readonly string[];
}

const meta = {
  title: 'Forms/Form/Elements',
  component: Form<Place>,
  args: {
    label: 'Placówka',
    defaultValues: { name: '', tags: [] },
    send: async () => undefined,
    children: (
      <>
        <NamedField<Place> name="name">
          <TextField label="Nazwa" />
        </NamedField>
        <NamedField<Place> name="tags" as="value">
          <Tags label="Słowa" />
        </NamedField>
        <FormSubmit>Wyślij</FormSubmit>
      </>
    ),
  },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes from field to field', 'IsRefusedByTheServer'],
        ['Enter', 'sends the form from any line', 'IsRefusedByTheServer'],
      ],
      roles:
        'form named by its label; a refused one has an alert with links to the fields, and the first wrong field has the focus',
      reads: '„Placówka, formularz. Nazwa, edycja, niepoprawne, Pole jest wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Form<Place>>;
export default meta;

type Story = StoryObj;

/** As a server component writes it: data, elements and a function of the server. */
export const Default: Story = { tags: ['picture'] };

const send = fn(
  async ({ name }: Place): Promise<FieldErrors | undefined> => (name ? undefined : { name: 'is-empty' }),
);

/** The summary stands where the form puts it. */
export const IsRefusedByTheServer: Story = {
  render: () => (
    <Form<Place> summary={false} label="Placówka" defaultValues={{ name: '', tags: [] }} send={send}>
      <NamedField<Place> name="name">
        <TextField label="Nazwa" />
      </NamedField>
      <NamedField<Place> name="tags" as="value">
        <Tags label="Słowa" />
      </NamedField>
      <FormSummary lead="Nie wysłaliśmy placówki." />
      <FormSubmit>Wyślij</FormSubmit>
    </Form>
  ),
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Nazwa' });
    const words = canvas.getByRole('textbox', { name: 'Słowa' });
    await hand.tab();
    await expect(name).toHaveFocus();
    await hand.tab();
    await expect(words).toHaveFocus();
    await hand.keyboard('opieka{Enter}');
    await hand.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Pole jest wymagane');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nie wysłaliśmy placówki.');

    await hand.keyboard('Bajka{Enter}');
    await waitFor(() => expect(send).toHaveBeenLastCalledWith({ name: 'Bajka', tags: ['opieka'] }));
    await expect(name).toBeValid();
  },
};

const sendHour = fn(
  async ({ hour }: { hour: string }): Promise<FieldErrors | undefined> =>
    hour ? undefined : { hour: 'is-empty' },
);

/** A control of your own as an element: without `field` the frame ties it to the form. */
export const HasAControlOfYourOwn: Story = {
  render: () => (
    <Form<{ hour: string }> summary={false} label="Spotkanie" defaultValues={{ hour: '' }} send={sendHour}>
      <NamedField<{ hour: string }> name="hour">
        <FieldFrame label="Godzina" hint="Przyjmujemy od 8:00." required width="short" note="Czas warszawski">
          <input className="u:min-h-field u:w-full u:rounded-md u:border-control u:px-3.5" />
        </FieldFrame>
      </NamedField>
      <FormSubmit>Wyślij</FormSubmit>
    </Form>
  ),
  play: async ({ canvas }) => {
    const hour = canvas.getByRole('textbox', { name: /^Godzina/ });
    await expect(hour).toHaveAccessibleDescription('Przyjmujemy od 8:00. Czas warszawski');
    await expect(hour).toBeRequired();
    await hand.click(canvas.getByRole('button', { name: 'Wyślij' }));
    await waitFor(() => expect(hour).toHaveFocus());
    await expect(hour).toHaveAccessibleDescription('Przyjmujemy od 8:00. Pole jest wymagane Czas warszawski');
    await expect(hour).toBeInvalid();

    await hand.keyboard('9:30{Enter}');
    await waitFor(() => expect(sendHour).toHaveBeenLastCalledWith({ hour: '9:30' }));
    await expect(hour).toBeValid();
  },
};

/** Hooks of react-hook-form find the form around them; its state is followed by `useFormState`. */
function Followed() {
  const { getValues } = useFormContext<Place>();
  const name = useWatch<Place, 'name'>({ name: 'name' });
  const { isDirty } = useFormState<Place>();

  return <output>{`${isDirty ? 'Zmieniono' : 'Bez zmian'}: ${name}, ${getValues('tags').join()}`}</output>;
}

export const IsFoundByPartsOfItsLibrary: Story = {
  render: () => (
    <Form<Place> summary={false} label="Placówka" defaultValues={{ name: '', tags: ['opieka'] }} send={send}>
      <NamedField<Place> name="name">
        <TextField label="Nazwa" />
      </NamedField>
      <Followed />
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Bez zmian: , opieka');
    await hand.type(canvas.getByRole('textbox', { name: 'Nazwa' }), 'Bajka');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Zmieniono: Bajka, opieka'));
  },
};

/** The widgets need no `Form`: a plain form submits and resets them like native controls. */
export const APlainFormWorksWithoutIt: Story = {
  render: () => (
    <form aria-label="Zwykły formularz">
      <TextField label="Nazwa" name="name" defaultValue="Bajka" />
      <button type="reset">Wyczyść</button>
    </form>
  ),
  play: async ({ canvas }) => {
    await hand.type(canvas.getByRole('textbox', { name: 'Nazwa' }), ' 2');
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Zwykły formularz' });
    await expect(Object.fromEntries(new FormData(form))).toEqual({ name: 'Bajka 2' });
    await hand.click(canvas.getByRole('button', { name: 'Wyczyść' }));
    await expect(canvas.getByRole('textbox', { name: 'Nazwa' })).toHaveValue('Bajka');
  },
};
