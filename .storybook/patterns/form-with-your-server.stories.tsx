import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toaster, UrzadProvider } from '@urzad/ui';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { hand } from '../../packages/ui/src/internal/testing/hand';
import { ApplicationForm } from '../recipes/form/application-form';
import { Stack } from '../testing/spacing';

const server = fn<typeof fetch>();

/** The form of the recipe "A form with your server", beside a server that answers at once. */
const meta = {
  title: 'Patterns/Form with your server',
  beforeEach: () => {
    const { fetch } = window;
    server.mockReset();
    server.mockResolvedValue(new Response(null, { status: 204 }));
    window.fetch = server;
    return () => {
      window.fetch = fetch;
    };
  },
  render: () => (
    <UrzadProvider today="2026-11-20">
      <Stack narrow>
        <ApplicationForm />
      </Stack>
      <Toaster />
    </UrzadProvider>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const AsksBeforeThePageIsClosedUntilItIsSent: Story = {
  play: async ({ canvas }) => {
    await expect(unloadIsStopped()).toBe(false);
    const name = canvas.getByRole('textbox', { name: /^Nazwa placówki/ });
    await hand.type(name, 'Klub dziecięcy „Skrzat”');
    await hand.type(canvas.getByRole('textbox', { name: /^NIP placówki/ }), '5250001233');
    await expect(unloadIsStopped()).toBe(true);

    await hand.click(canvas.getByRole('button', { name: 'Wyślij zgłoszenie' }));
    await waitFor(() => expect(unloadIsStopped()).toBe(false));
    await expect(server).toHaveBeenCalledOnce();
    await putAwayMessage();

    await hand.type(name, ' II');
    await expect(unloadIsStopped()).toBe(true);
  },
};

export const KeepsTheAnswersWhenTheServerFails: Story = {
  play: async ({ canvas }) => {
    server.mockResolvedValueOnce(new Response(null, { status: 503 }));
    const name = canvas.getByRole('textbox', { name: /^Nazwa placówki/ });
    await hand.type(name, 'Klub dziecięcy „Skrzat”');
    await hand.type(canvas.getByRole('textbox', { name: /^NIP placówki/ }), '5250001233{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nie udało się wysłać');
    await expect(name).toHaveValue('Klub dziecięcy „Skrzat”');
    await expect(unloadIsStopped()).toBe(true);

    // The same answers once more are the same application for the server.
    await hand.click(canvas.getByRole('button', { name: 'Wyślij zgłoszenie' }));
    await waitFor(() => expect(server).toHaveBeenCalledTimes(2));
    const [first, second] = server.mock.calls.map(([, init]) => new Headers(init?.headers));
    await expect(second?.get('Idempotency-Key')).toBe(first?.get('Idempotency-Key'));
    await putAwayMessage();
  },
};

/** A message lives as long as the page, which the stories share. */
async function putAwayMessage() {
  await screen.findByText('Zgłoszenie wysłane');
  await hand.click(await screen.findByRole('button', { name: 'Zamknij komunikat' }));
  await waitFor(() => expect(screen.queryByText('Zgłoszenie wysłane')).not.toBeInTheDocument());
}

/** The event of a browser when a page is closed. */
function unloadIsStopped(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
