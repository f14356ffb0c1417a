import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FieldSpec, fieldRefusals } from '@urzad/domain';
import { Button, DescriptionList, Form, FormSubmit, formOf, PhoneField, TextField } from '@urzad/ui';
import { ConfirmDialog, SideModal } from '@urzad/ui/overlays';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { hand } from '../../packages/ui/src/internal/testing/hand';
import { Stack } from '../testing/spacing';

/**
 * A form in a panel, on a phone a sheet. Whoever closes it with changes that are not saved is asked first; without changes
 * it closes at once.
 */
const meta = { title: 'Patterns/Sheet with unsaved form' } satisfies Meta;
export default meta;

const FIELDS = {
  person: { step: 1, type: 'name', pl: 'Imię i nazwisko', en: 'Name', required: true },
  phone: { step: 1, type: 'phone', pl: 'Telefon', en: 'Phone number', required: true },
} as const satisfies Record<string, FieldSpec>;

const CONTACT = { person: 'Anna Nowak', phone: '500 100 200' };

const { FormField, useFormAnswers } = formOf<typeof CONTACT>();

const check = (contact: typeof CONTACT) => fieldRefusals(FIELDS, contact, { today: '2026-11-20' });

function ContactSheet() {
  const [contact, setContact] = useState(CONTACT);
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const close = () => {
    setOpen(false);
    setAsked(false);
    setChanged(false);
  };

  async function save(changed: typeof CONTACT) {
    setContact(changed);
    close();
  }

  return (
    <Stack gap="space-3">
      <DescriptionList
        items={[
          { term: 'Osoba do kontaktu', value: contact.person },
          { term: 'Telefon', value: contact.phone },
        ]}
      />
      <div>
        <Button onClick={() => setOpen(true)}>Zmień osobę do kontaktu</Button>
      </div>
      <SideModal
        open={isOpen}
        onOpenChange={() => (isChanged ? setAsked(true) : close())}
        title="Osoba do kontaktu"
        footer={<FormSubmit>Zapisz zmiany</FormSubmit>}
        around={(content) => (
          <Form label="Osoba do kontaktu" defaultValues={contact} check={check} send={save}>
            {content}
          </Form>
        )}
      >
        <Stack>
          <FormField name="person">
            {(field) => <TextField label={FIELDS.person.pl} required {...field} />}
          </FormField>
          <FormField name="phone">
            {(field) => <PhoneField label={FIELDS.phone.pl} required {...field} />}
          </FormField>
        </Stack>
        <NoteChanges saved={contact} onChange={setChanged} />
      </SideModal>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title="Zamknąć bez zapisania zmian?"
        confirmLabel="Zamknij bez zapisywania"
        tone="danger"
        onConfirm={close}
      >
        Nowe dane osoby do kontaktu przepadną.
      </ConfirmDialog>
    </Stack>
  );
}

interface NoteChangesProps {
  saved: typeof CONTACT;
  onChange: (isChanged: boolean) => void;
}

/** Inside the form, whose answers it reads. */
function NoteChanges({ saved, onChange }: NoteChangesProps) {
  const isChanged = useFormAnswers(({ person, phone }) => person !== saved.person || phone !== saved.phone);
  useEffect(() => onChange(isChanged), [isChanged, onChange]);

  return null;
}

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: () => <ContactSheet />,
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Zmień osobę do kontaktu' }));
    const name = await screen.findByRole('textbox', { name: /^Imię i nazwisko/ });
    await hand.type(name, '-Gil');
    await hand.keyboard('{Escape}');

    await screen.findByRole('alertdialog', { name: 'Zamknąć bez zapisania zmian?' });
    await expect(name).toHaveValue('Anna Nowak-Gil');
  },
};

export const ShowsWhatWasSaved: StoryObj<typeof meta> = {
  render: () => <ContactSheet />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Zmień osobę do kontaktu' });
    await hand.click(opener);
    await hand.type(await screen.findByRole('textbox', { name: /^Imię i nazwisko/ }), '-Gil');
    await hand.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
    await expect(await canvas.findByText('Anna Nowak-Gil')).toBeVisible();

    // What is saved is no change any more: the sheet closes at once.
    await hand.click(opener);
    await expect(await screen.findByRole('textbox', { name: /^Imię i nazwisko/ })).toHaveValue(
      'Anna Nowak-Gil',
    );
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
