import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { TextField } from '../fields/text-field/text-field';
import { Form } from '../form/form';
import { NamedField } from '../form/parts/form-field';
import { FormSubmit } from '../form/parts/form-submit';
import type { NavigationPort } from './navigation-port';
import { UnsavedChangesGuard } from './unsaved-changes-guard';

type Ask = (leave: () => void) => void;

/** A router with two paths. */
function smallRouter() {
  let ask: Ask | undefined;
  const navigation: NavigationPort = {
    block(next) {
      ask = next;
      return () => {
        ask = undefined;
      };
    },
  };
  return { navigation, go: (leave: () => void) => (ask ? ask(leave) : leave()) };
}

function Profile() {
  const [router] = useState(smallRouter);
  const [typed, setTyped] = useState('');
  const [hasLeft, setLeft] = useState(false);
  if (hasLeft) return <h2>Strona główna</h2>;

  return (
    <form className="u:grid u:max-w-narrow u:justify-items-start u:gap-4" aria-label="Twoje dane">
      <TextField label="Imię" name="firstname" value={typed} onValueChange={setTyped} />
      <Button onClick={() => router.go(() => setLeft(true))}>Główna</Button>
      <UnsavedChangesGuard when={typed !== ''} navigation={router.navigation} />
    </form>
  );
}

type Answers = { name: string };

/** The form tells the guard what was not sent. The link is that of any router. */
function ProfileForm() {
  const [hasLeft, setLeft] = useState(false);
  if (hasLeft) return <h2>Strona główna</h2>;

  return (
    <>
      <a href="/pomoc" onClick={(event) => event.preventDefault()}>
        Pomoc
      </a>
      <a
        href="/glowna"
        onClick={(event) => {
          event.preventDefault();
          setLeft(true);
        }}
      >
        Główna
      </a>
      <Form<Answers> label="Twoje dane" defaultValues={{ name: '' }} send={async () => undefined}>
        <NamedField<Answers> name="name">
          <TextField label="Imię" />
        </NamedField>
        <FormSubmit>Zapisz</FormSubmit>
        <UnsavedChangesGuard />
      </Form>
    </>
  );
}

/** The host empties its form once it is sent, and loads its values when the person asks for them. */
function HostForm() {
  const form = useForm<Answers>({ defaultValues: { name: '' } });

  return (
    <Form<Answers> label="Twoje dane" form={form} send={async () => form.reset()}>
      <NamedField<Answers> name="name">
        <TextField label="Imię" />
      </NamedField>
      <FormSubmit>Zapisz</FormSubmit>
      <Button onClick={() => form.reset({ name: 'Ewa' })}>Wczytaj</Button>
      <UnsavedChangesGuard />
    </Form>
  );
}

const meta = {
  title: 'Forms/UnsavedChangesGuard',
  component: UnsavedChangesGuard,
  args: { when: true, navigation: { block: () => () => undefined } },
  parameters: {
    accessibility: {
      keys: [['Escape', 'stays on the page', 'StaysOnEscape']],
      roles: 'An alert dialog named by its question; the focus starts on the button that keeps the data.',
      reads: '„Wyjść bez zapisania zmian? Zostań na stronie, przycisk”',
    } satisfies AccessibilityNotes,
  },
  render: () => <Profile />,
} satisfies Meta<typeof UnsavedChangesGuard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LetsGoWithoutChanges: Story = {
  play: async ({ canvas }) => {
    await expect(unloadIsStopped()).toBe(false);
    await hand.click(canvas.getByRole('button', { name: 'Główna' }));
    await expect(canvas.getByRole('heading', { name: 'Strona główna' })).toBeInTheDocument();
  },
};

export const AsksAndStays: Story = {
  tags: ['picture', 'picture-forced'],
  play: async ({ canvas }) => {
    await hand.type(canvas.getByRole('textbox', { name: 'Imię' }), 'Anna{Tab}{Enter}');
    await screen.findByRole('alertdialog', { name: 'Wyjść bez zapisania zmian?' });
    const stay = screen.getByRole('button', { name: 'Zostań na stronie' });
    await waitFor(() => expect(stay).toHaveFocus());
  },
};

export const StaysOnEscape: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Imię' });
    await hand.type(field, 'Anna');
    await hand.click(canvas.getByRole('button', { name: 'Główna' }));
    await screen.findByRole('alertdialog');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(field).toHaveValue('Anna');
  },
};

export const LeavesWhenTold: Story = {
  play: async ({ canvas }) => {
    await hand.type(canvas.getByRole('textbox', { name: 'Imię' }), 'Anna');
    await hand.click(canvas.getByRole('button', { name: 'Główna' }));
    await hand.click(await screen.findByRole('button', { name: 'Wyjdź bez zapisania' }));
    await expect(await canvas.findByRole('heading', { name: 'Strona główna' })).toBeInTheDocument();
    await expect(unloadIsStopped()).toBe(false);
  },
};

export const AsksBeforeThePageIsClosed: Story = {
  play: async ({ canvas }) => {
    await hand.type(canvas.getByRole('textbox', { name: 'Imię' }), 'Anna');
    await expect(unloadIsStopped()).toBe(true);
    await hand.keyboard('{Control>}a{/Control}{Delete}');
    await expect(unloadIsStopped()).toBe(false);
  },
};

/** Without `when` and `navigation`: it stands in a form, and the page has links. */
export const HoldsLinksWhileAFormIsUnsent: Story = {
  render: () => <ProfileForm />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Imię' });
    await hand.type(field, 'Anna');
    await waitFor(() => expect(unloadIsStopped()).toBe(true));
    await hand.click(canvas.getByRole('link', { name: 'Główna' }));
    await screen.findByRole('alertdialog', { name: 'Wyjść bez zapisania zmian?' });
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(field).toHaveValue('Anna');

    await hand.click(canvas.getByRole('link', { name: 'Główna' }));
    await hand.click(await screen.findByRole('button', { name: 'Wyjdź bez zapisania' }));
    await expect(await canvas.findByRole('heading', { name: 'Strona główna' })).toBeInTheDocument();
  },
};

/** Not every link leads away: the next one is held back again. */
export const AsksAgainAfterALinkThatDidNotLeave: Story = {
  render: () => <ProfileForm />,
  play: async ({ canvas }) => {
    await hand.type(canvas.getByRole('textbox', { name: 'Imię' }), 'Anna');
    await waitFor(() => expect(unloadIsStopped()).toBe(true));
    await hand.click(canvas.getByRole('link', { name: 'Pomoc' }));
    await hand.click(await screen.findByRole('button', { name: 'Wyjdź bez zapisania' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

    await hand.click(canvas.getByRole('link', { name: 'Główna' }));
    await screen.findByRole('alertdialog');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(unloadIsStopped()).toBe(true));
  },
};

export const LetsGoOfWhatWasSent: Story = {
  render: () => <ProfileForm />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Imię' });
    await hand.type(field, 'Anna');
    await hand.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(unloadIsStopped()).toBe(false));
    await hand.type(field, ' Maria');
    await waitFor(() => expect(unloadIsStopped()).toBe(true));
    await hand.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(unloadIsStopped()).toBe(false));

    await hand.click(canvas.getByRole('link', { name: 'Główna' }));
    await expect(await canvas.findByRole('heading', { name: 'Strona główna' })).toBeInTheDocument();
  },
};

/** What was sent is taken out of the form, and nothing of it is lost. */
export const LetsGoOfWhatAResetHasPutThere: Story = {
  render: () => <HostForm />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Imię' });
    await hand.type(field, 'Anna');
    await waitFor(() => expect(unloadIsStopped()).toBe(true));
    await hand.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(field).toHaveValue(''));
    await waitFor(() => expect(unloadIsStopped()).toBe(false));

    await hand.click(canvas.getByRole('button', { name: 'Wczytaj' }));
    await waitFor(() => expect(field).toHaveValue('Ewa'));
    await expect(unloadIsStopped()).toBe(false);
    await hand.type(field, ' Maria');
    await waitFor(() => expect(unloadIsStopped()).toBe(true));
    await hand.keyboard('{Control>}a{/Control}Ewa');
    await waitFor(() => expect(unloadIsStopped()).toBe(false));
  },
};

/** The event of a browser when a page is closed. */
function unloadIsStopped(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
