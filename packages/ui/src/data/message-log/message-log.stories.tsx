import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Conversation } from '../conversation/conversation';
import type { ConversationItem } from '../conversation/conversation-item';
import { LetterText } from '../conversation/letter-text';
import { MessageLog } from './message-log';

const itemOf = (id: number): ConversationItem => ({
  kind: 'letter',
  id,
  author: id % 3 === 0 ? 'Katarzyna Wzorcowa' : 'Tomasz Lisiecki',
  isOwn: id % 3 === 0,
  tone: id % 3 === 0 ? 'own' : 'other',
  date: <time dateTime="2027-02-10T08:14:00Z">9:14</time>,
  children: <LetterText text={`Wiadomość ${id}`} />,
});
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_one, at) => from + at);

function Sample() {
  const [ids, setIds] = useState(() => range(11, 25));
  const messages = ids.map((id) => ({
    id,
    ...(id % 3 !== 0 && { said: `Tomasz Lisiecki: Wiadomość ${id}` }),
  }));
  return (
    <div className="u:grid u:gap-3">
      <MessageLog
        label="Wiadomości"
        messages={messages}
        isOwnLast={false}
        before={
          <Button size="sm" onClick={() => setIds((now) => [...range(1, 10), ...now])}>
            Wcześniejsze
          </Button>
        }
      >
        <Conversation announces={false} items={ids.map(itemOf)} />
      </MessageLog>
      <Button onClick={() => setIds((now) => [...now, (now.at(-1) ?? 0) + 1])}>Dopisz</Button>
    </div>
  );
}

const meta = {
  title: 'Data/MessageLog',
  component: MessageLog,
  args: { label: 'Wiadomości', messages: [], isOwnLast: false, children: null },
  render: () => <Sample />,
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes to the messages, which scroll', 'ScrollsByKeys'],
        ['Arrow Up, Arrow Down, Page Up, Page Down, Home, End', 'scroll the messages', 'ScrollsByKeys'],
      ],
      roles: 'log with a name, silent itself; a button takes to new messages that are not in sight',
      reads:
        '„Wiadomości, dziennik”; then author and text of each message that arrives, once, and no other change',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof MessageLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { name: 'Messages', tags: ['picture'] };

export const KeepsThePlace: Story = {
  name: 'keeps what is read, and tells of new messages',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log', { name: 'Wiadomości' });
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    const add = canvas.getByRole('button', { name: 'Dopisz' });
    await hand.click(add);
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));

    log.scrollTop = 0;
    log.dispatchEvent(new Event('scroll'));
    await hand.click(add);
    const fresh = await canvas.findByRole('button', { name: 'Nowe wiadomości' });
    expect(log.scrollTop).toBe(0);

    // Earlier messages come above what is read, also after new ones came below it.
    const read = canvas.getByText('Wiadomość 11');
    const top = read.getBoundingClientRect().top;
    await hand.click(canvas.getByRole('button', { name: 'Wcześniejsze' }));
    await canvas.findByText('Wiadomość 1');
    await waitFor(() => expect(Math.abs(read.getBoundingClientRect().top - top)).toBeLessThan(2));

    await hand.click(fresh);
    await waitFor(() => expect(log.scrollHeight - log.scrollTop - log.clientHeight).toBeLessThan(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Nowe wiadomości' })).toBeNull());
  },
};

export const ScrollsByKeys: Story = {
  name: 'scrolls by keys',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const log = canvas.getByRole('log', { name: 'Wiadomości' });
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    await hand.tab();
    expect(log).toHaveFocus();
    for (const [key, way] of [
      ['{ArrowUp}', -1],
      ['{ArrowDown}', 1],
      ['{Home}', -1],
      ['{PageDown}', 1],
      ['{PageUp}', -1],
      ['{End}', 1],
    ] as const) {
      const before = log.scrollTop;
      const isOnItsWay = () => expect(Math.sign(log.scrollTop - before)).toBe(way);
      // Pressed again: a busy browser drops a key that comes while it ends the way before.
      await waitFor(async () => {
        await hand.keyboard(key);
        await waitFor(isOnItsWay, { timeout: 2_000 });
      });
    }
  },
};

export const SaysWhatArrives: Story = {
  name: 'says messages that arrive, and not those that were before',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('log', { name: 'Wiadomości' }).scrollTop = 0;
    const said = () => canvasElement.querySelector('[aria-live="polite"]')?.textContent;
    await hand.click(canvas.getByRole('button', { name: 'Wcześniejsze' }));
    await canvas.findByText('Wiadomość 1');
    expect(said()).toBe('');
    await hand.click(canvas.getByRole('button', { name: 'Dopisz' }));
    await waitFor(() => expect(said()).toBe('Tomasz Lisiecki: Wiadomość 26'));
    // One's own is not said.
    await hand.click(canvas.getByRole('button', { name: 'Dopisz' }));
    await canvas.findByText('Wiadomość 27');
    expect(said()).toBe('Tomasz Lisiecki: Wiadomość 26');
  },
};
