import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { followed } from '../../internal/testing/followed';
import { hand } from '../../internal/testing/hand';
import { TaskList } from './task-list';

const meta = {
  title: 'Navigation/TaskList',
  component: TaskList,
  args: {
    label: 'Dokumenty do umowy',
    tasks: [
      { id: 'data', title: 'Dane uczestnika', href: '#dane', state: 'done' },
      { id: 'employer', title: 'Zaświadczenie od pracodawcy', href: '#pracodawca', state: 'started' },
      {
        id: 'care',
        title: 'Zaświadczenie z placówki',
        href: '#placowka',
        state: 'wrong',
        hint: 'Brakuje daty rozpoczęcia opieki. Popraw do 24 lutego.',
      },
      { id: 'account', title: 'Numer rachunku', href: '#rachunek', state: 'todo', hint: 'Około 2 minut' },
      {
        id: 'contract',
        title: 'Podpisanie umowy',
        href: '#umowa',
        state: 'blocked',
        hint: 'Otworzy się, gdy przyjmiemy wszystkie dokumenty.',
      },
    ],
  },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes to the next task that can be opened', 'SkipsWhatIsBlocked'],
        ['Enter', 'opens it', 'EnterOpensATask'],
      ],
      roles: 'list named by its label; links named by the task and described by its hint and status',
      reads:
        '„Zaświadczenie z placówki, link, Brakuje daty rozpoczęcia opieki. Popraw do 24 lutego. Do poprawy”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof TaskList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Dokumenty do umowy' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    const care = within(list).getByRole('link', { name: 'Zaświadczenie z placówki' });
    await expect(care).toHaveAccessibleDescription(
      'Brakuje daty rozpoczęcia opieki. Popraw do 24 lutego. Do poprawy',
    );
    await expect(within(list).getByRole('link', { name: 'Dane uczestnika' })).toHaveAccessibleDescription(
      'Gotowe',
    );
  },
};

export const SkipsWhatIsBlocked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Podpisanie umowy' })).toBeNull();
    await expect(canvas.getByText('Jeszcze niedostępne')).toBeVisible();
    canvas.getByRole('link', { name: 'Zaświadczenie z placówki' }).focus();
    await hand.tab();
    await expect(canvas.getByRole('link', { name: 'Numer rachunku' })).toHaveFocus();
    await hand.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Long: Story = {
  args: {
    tasks: [
      {
        id: 'long',
        title:
          'Zaświadczenie o zatrudnieniu i korzystaniu z urlopu rodzicielskiego wystawione najwyżej 30 dni przed wysłaniem',
        href: '#zaswiadczenie',
        state: 'todo',
        hint: 'Wystawia je pracodawca; wzór jest w załączniku nr 1 do regulaminu naboru.',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const EnterOpensATask: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Zaświadczenie z placówki' });
    const follow = followed(link);
    link.focus();
    await hand.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};
