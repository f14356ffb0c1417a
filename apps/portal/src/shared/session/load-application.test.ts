import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { loadApplication } from './load-application';
import { useSession } from './session-store';
import { readItem, removeItem, writeItem } from './storage';

// The modules that are mocked here may be loaded already, and the test files that follow need the real ones.
vi.hoisted(() => vi.resetModules());
const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('./client', () => ({ request }));
afterAll(() => vi.resetModules());

const OPENED = { id: 9193, uuid: '00000000-0000-4000-8000-000000009193', name: 'Małe granty III' };
const RECORD = { ...OPENED, url_own: 'no', domain: null, folder: 'male-granty-3' };

beforeEach(() => {
  removeItem('application');
  request.mockReset();
  writeItem('session_marker', 'mine');
  const user = { default: 9193, applications: [{ id: 9192, uuid: 'other', name: 'Małe granty II' }, OPENED] };
  const me = { id: 1, mail: '', name_all: '', perspective: 'citizen' as const, privileges: [] };
  useSession.setState({
    marker: 'mine',
    me: { ...me, user, isProfileComplete: true, hasAcceptedStatute: true },
  });
});

it('keeps the application that the sign-in opens', async () => {
  request.mockResolvedValue({ data: RECORD });
  await loadApplication();
  expect(request.mock.calls[0]?.[1].query).toMatchObject({ uuid: OPENED.uuid });
  expect(JSON.parse(readItem('application') ?? '')).toEqual(RECORD);
});

it('is silent where it does not come', async () => {
  request.mockRejectedValue(new Error('no network'));
  await loadApplication();
  expect(readItem('application')).toBeUndefined();
});

it('stores nothing of a session that was replaced meanwhile', async () => {
  request.mockImplementation(async () => {
    writeItem('session_marker', 'another');
    return { data: RECORD };
  });
  await loadApplication();
  expect(readItem('application')).toBeUndefined();
});
