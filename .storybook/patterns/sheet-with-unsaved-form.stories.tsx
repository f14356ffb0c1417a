import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Form, FormSubmit, formOf, PhoneField, TextField } from '@urzad/ui';
import { ConfirmDialog, SideModal } from '@urzad/ui/overlays';
import { useEffect, useState } from 'react';
import { expect, screen } from 'storybook/test';
import { hand } from '../../packages/ui/src/internal/testing/hand';
import { Stack } from '../testing/spacing';

/**
 * A form in a panel, on a phone a sheet. Whoever closes it with changes that are not saved is asked first; without changes
 * it closes at once.
 */
const meta = { title: 'Patterns/Sheet with unsaved form' } satisfies Meta;
export default meta;

const CONTACT = { person: 'Anna Nowak', phone: '500100200' };

const { FormField, useFormAnswers } = formOf<typeof CONTACT>();

function ContactSheet() {
  const [isOpen, setOpen] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const close = () => {
    setOpen(false);
    setAsked(false);
    setChanged(false);
  };

  return (
    <>
      <Button onClick={() => setOpen(true)}>Zmień osobę do kontaktu</Button>
      <SideModal
        open={isOpen}
        onOpenChange={() => (isChanged ? setAsked(true) : close())}
        title="Osoba do kontaktu"
        footer={<FormSubmit>Zapisz zmiany</FormSubmit>}
        around={(content) => (
          <Form label="Osoba do kontaktu" defaultValues={CONTACT} send={async () => close()}>
            {content}
          </Form>
        )}
      >
        <Stack>
          <FormField name="person">
            {(field) => <TextField label="Imię i nazwisko" required {...field} />}
          </FormField>
          <FormField name="phone">{(field) => <PhoneField label="Telefon" required {...field} />}</FormField>
        </Stack>
        <NoteChanges onChange={setChanged} />
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
    </>
  );
}

/** Inside the form, whose answers it reads. */
function NoteChanges({ onChange }: { onChange: (isChanged: boolean) => void }) {
  const isChanged = useFormAnswers(
    ({ person, phone }) => person !== CONTACT.person || phone !== CONTACT.phone,
  );
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
