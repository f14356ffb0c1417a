import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../../shared/http/api-failure';
import { createDraftSaver, type DraftState, type Saved } from './draft-saver';

const AT = '2027-02-10T13:32:00.000Z';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function aSaver(send: (rowVersion: number) => Promise<Saved>) {
  const states: DraftState[] = [];
  const keep = vi.fn(async (_rowVersion: number) => true);
  const forget = vi.fn(async () => undefined);
  const saver = createDraftSaver({
    rowVersion: 4,
    send,
    keep,
    forget,
    onState: (state) => states.push(state),
  });

  return { saver, states, keep, forget };
}

const answering = () => vi.fn(async (rowVersion: number) => ({ row_version: rowVersion + 1, mod_date: AT }));

describe('saving while a person types', () => {
  it('waits a second after the last key and then tells when it was saved', async () => {
    const send = answering();
    const { saver, states, forget } = aSaver(send);
    saver.changed();
    await vi.advanceTimersByTimeAsync(900);
    saver.changed();
    await vi.advanceTimersByTimeAsync(900);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(send).toHaveBeenCalledExactlyOnceWith(4);
    expect(states.at(-1)).toEqual({ phase: 'saved', at: AT });
    expect(forget).toHaveBeenCalledOnce();
  });

  it('sends one request at a time, each upon the version of the one before', async () => {
    const answers: ((saved: Saved) => void)[] = [];
    const send = vi.fn((_rowVersion: number) => new Promise<Saved>((resolve) => answers.push(resolve)));
    const { saver, forget } = aSaver(send);
    saver.changed();
    await vi.advanceTimersByTimeAsync(1000);
    saver.changed();
    await vi.advanceTimersByTimeAsync(5000);
    expect(send).toHaveBeenCalledTimes(1);
    answers[0]?.({ row_version: 5, mod_date: AT });
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenLastCalledWith(5);
    expect(forget).not.toHaveBeenCalled();
  });

  it('says nothing to the server when nothing changed', async () => {
    const send = answering();
    await expect(aSaver(send).saver.flush()).resolves.toBe(true);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('when saving does not work', () => {
  it('keeps the draft in the browser and tries again by itself', async () => {
    const send = answering().mockRejectedValueOnce(new ApiFailure('network', undefined, 0));
    const { saver, states, keep } = aSaver(send);
    saver.changed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(keep).toHaveBeenCalledWith(4);
    expect(states.at(-1)).toEqual({ phase: 'kept' });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(states.at(-1)).toEqual({ phase: 'saved', at: AT });
  });

  it('does not promise what the browser refused to keep', async () => {
    const { saver, states, keep } = aSaver(
      answering().mockRejectedValue(new ApiFailure('server', undefined, 503)),
    );
    keep.mockResolvedValue(false);
    saver.changed();
    await saver.flush();
    expect(states.at(-1)).toEqual({ phase: 'unkept' });
    await saver.leave();
  });

  it('stops at a conflict until it is settled, then saves upon the newer version', async () => {
    const send = answering().mockRejectedValueOnce(new ApiFailure('conflict', undefined, 409));
    const { saver, states } = aSaver(send);
    saver.changed();
    await expect(saver.flush()).resolves.toBe(false);
    expect(states.at(-1)).toEqual({ phase: 'conflict' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    await saver.rebase(9, { isChanged: true });
    expect(send).toHaveBeenLastCalledWith(9);
  });
});

it('attaches a file only after the running save, and saves next upon the version it gave', async () => {
  const send = answering();
  const { saver } = aSaver(send);
  saver.changed();
  const saving = saver.flush();
  const attach = vi.fn(async (rowVersion: number) => ({ row_version: rowVersion + 1 }));
  await saver.step(attach);
  await saving;
  expect(attach).toHaveBeenCalledWith(5);
  saver.changed();
  await saver.flush();
  expect(send).toHaveBeenLastCalledWith(6);
});
