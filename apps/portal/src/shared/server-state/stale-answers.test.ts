import { expect, it, vi } from 'vitest';
import { listenToOtherTabs, tellOtherTabs } from './stale-answers';

it('reaches the tabs that listen, and no other', async () => {
  const first = vi.fn();
  const second = vi.fn();
  const stopFirst = listenToOtherTabs(first);
  const stopSecond = listenToOtherTabs(second);

  tellOtherTabs(['cofundingregistration']);
  await expect.poll(() => first).toHaveBeenCalledExactlyOnceWith(['cofundingregistration']);
  stopSecond();
  second.mockClear();
  tellOtherTabs(['cofundingregistration', 'find', 7]);
  await expect.poll(() => first).toHaveBeenLastCalledWith(['cofundingregistration', 'find', 7]);
  expect(second).not.toHaveBeenCalled();
  stopFirst();
});
