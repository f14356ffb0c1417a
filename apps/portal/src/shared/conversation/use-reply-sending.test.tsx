import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { type ReplyValues, replyStart } from './reply-values';
import { useReplySending } from './use-reply-sending';

// The module that is mocked here may be loaded already, and the test files that follow need the real one.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const kept = vi.hoisted(() => new Map<string, { values: unknown }>());
vi.mock('idb-keyval', () => ({
  set: async (key: string, value: { values: unknown }) => void kept.set(key, value),
  del: async (key: string) => void kept.delete(key),
}));
beforeEach(() => kept.clear());

const MORE = { mentions: '' };
const KEY = { userId: 7, form: 'chatroom-4' };
type Options = Parameters<typeof useReplySending>[0];
type Sending = ReturnType<typeof useReplySending>;

/** Hands out what sends the letter of a form. */
function Written({ onSending, ...options }: Options & { onSending: (sending: Sending) => void }) {
  onSending(useReplySending(options));
  return null;
}

/** A form with a message, and what the server is asked to do, until it answers. */
function written(body: string, { sendsOnEnter = true } = {}) {
  const values: ReplyValues = { ...replyStart(MORE, null, new Date(0)), body, mentions: '3' };
  const form = {
    getValues: () => ({ ...values }),
    setValue: (name: string, value: unknown) => Object.assign(values, { [name]: value }),
  };
  const answer = { resolve: () => undefined, reject: (_error: Error) => undefined };
  const send = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        Object.assign(answer, { resolve, reject });
      }),
  );
  const onSent = vi.fn();
  const hooks: Sending[] = [];
  const options = { form: form as never, draftKey: KEY, more: MORE, sendsOnEnter, send, onSent };
  renderToStaticMarkup(<Written {...options} onSending={(sending) => hooks.push(sending)} />);
  const [sending] = hooks;
  if (!sending) throw new Error('The form was not rendered.');
  return { values, send, answer, onSent, sending };
}

it('empties the field at once, and leaves what is typed before the answer, the same words too', async () => {
  const { values, send, answer, onSent, sending } = written('Tak');
  const sent = sending.sendLetter({ ...values });
  expect(values).toMatchObject({ body: '', mentions: '' });
  expect(sending.isTaken()).toBe(true);
  values.body = 'Tak';
  answer.resolve();
  await sent;
  expect(send).toHaveBeenCalledExactlyOnceWith(
    { body: 'Tak', filenames: [] },
    expect.objectContaining({ mentions: '3' }),
  );
  expect(onSent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: 'Tak', mentions: '' }));
});

it('gives the message back when it was not sent; the draft has it all the time', async () => {
  const { values, answer, onSent, sending } = written('Tak');
  const sent = sending.sendLetter({ ...values });
  values.body = 'Jutro?';
  await sending.draft.keep(values);
  const whole = { body: 'Tak\nJutro?', mentions: '3' };
  expect([...kept.values()]).toMatchObject([{ values: whole }]);
  answer.reject(new Error('Unreachable'));
  await expect(sent).rejects.toThrow('Unreachable');
  expect(values).toMatchObject(whole);
  expect([sending.isTaken(), onSent.mock.calls]).toEqual([false, []]);
});

it('leaves a letter in its field until it is sent by a button', async () => {
  const { values, answer, onSent, sending } = written('Dzień dobry', { sendsOnEnter: false });
  const sent = sending.sendLetter({ ...values });
  expect(values.body).toBe('Dzień dobry');
  answer.resolve();
  await sent;
  expect(onSent).toHaveBeenCalledExactlyOnceWith(null);
});
