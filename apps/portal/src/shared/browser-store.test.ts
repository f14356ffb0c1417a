import { localities } from '@urzad/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserStore } from './browser-store';
import { forgetDraft } from './drafts/kept-draft';
import { requestKept } from './kept-answers/request-kept';
import { useSession } from './session/session-store';

const FORBIDDEN = new DOMException('denied', 'SecurityError');

beforeEach(() => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw FORBIDDEN;
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('rejects where a browser throws because storage is forbidden', async () => {
  await expect(browserStore('trial', 'trial')('readonly', () => undefined)).rejects.toBe(FORBIDDEN);
});

it('holds up no answer that would be kept', async () => {
  const data = [{ community: '3206043', names: ['Gryfino'] }];
  vi.stubGlobal('fetch', async () => Response.json({ data }, { headers: { ETag: '"1"' } }));
  useSession.setState({ status: 'signed-in', me: { id: 3, privileges: [] } as never });
  expect(await requestKept(localities.get)).toMatchObject({ data });
  useSession.setState({ status: 'signed-out', me: undefined });
});

it('holds up nothing that ends with a draft', async () => {
  await expect(forgetDraft({ userId: 3, form: 'cofundingregistration-12' })).resolves.toBeUndefined();
});
