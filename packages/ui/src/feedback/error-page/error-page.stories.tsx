import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { ErrorPage } from './error-page';

const meta = {
  title: 'Feedback/ErrorPage',
  component: ErrorPage,
  args: { kind: '404', contact: '95 765 43 21, pomoc@urzad.example' },
  parameters: {
    accessibility: {
      keys: [],
      roles:
        'A heading that can take the focus, a list of what to do, a button and a link. The icon is decoration.',
      reads: '„Nie znaleźliśmy tej strony, nagłówek poziom 1”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ErrorPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Nie znaleźliśmy tej strony' }),
    ).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Przejdź na stronę główną' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Forbidden: Story = {
  args: { kind: '403' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nie masz dostępu do tej strony' })).toBeInTheDocument();
  },
};

export const Conflict: Story = {
  args: { kind: '409', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Wczytaj ponownie' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ServerError: Story = {
  args: {
    kind: '500',
    onRetry: fn(),
    level: 2,
    title: 'Nie udało się wczytać zgłoszenia',
    children: 'Serwer ma teraz przerwę.',
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Nie udało się wczytać zgłoszenia' }),
    ).toBeInTheDocument();
    await expect(canvas.getByText('Serwer ma teraz przerwę.')).toBeInTheDocument();
    await hand.click(canvas.getByRole('button', { name: 'Spróbuj ponownie' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { kind: 'offline', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Nie masz połączenia z internetem' }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText(/^Błąd/)).not.toBeInTheDocument();
  },
};
