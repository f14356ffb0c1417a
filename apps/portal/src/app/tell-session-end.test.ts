import { toast } from '@urzad/ui';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSession } from '#shared/session/session-store';
import { writeItem } from '#shared/session/storage';
import { ModelStorage } from '#shared/session/testing/tabs';
import { tellSessionEnd } from './tell-session-end';

const KNOWN = JSON.stringify({ id: 7, mail: 'anna@example.com', name_all: 'Anna Testowa' });

beforeEach(() => {
  vi.stubGlobal('localStorage', new ModelStorage());
  vi.stubGlobal('document', { cookie: '' });
  openAt('/cofundingregistrations');
  useSession.setState({ status: 'signed-in', hasEnded: true, isLocked: false });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function openAt(pathname: string) {
  vi.stubGlobal('location', { pathname });
}

function toasts() {
  return (['success', 'error', 'warning', 'info'] as const).map((type) =>
    vi.spyOn(toast, type).mockReturnValue(0),
  );
}

it('says once that the session has ended, and leaves the screen as it is', () => {
  const shown = toasts();
  writeItem('user_info', KNOWN);
  tellSessionEnd();
  expect(shown.flatMap(({ mock }) => mock.calls)).toEqual([['Token wygasł']]);
  expect(useSession.getState()).toMatchObject({ status: 'signed-in', hasEnded: true });
});

it.each([
  ['nobody is known here', () => writeItem('user_info', '{}')],
  ['the screen is locked', () => useSession.setState({ isLocked: true })],
  ['a mailed link is about to sign in', () => openAt('/autologin/abc')],
])('signs out where nobody can be asked to sign in again: %s', (_why, given) => {
  const shown = toasts();
  writeItem('user_info', KNOWN);
  given();
  tellSessionEnd();
  expect(useSession.getState()).toMatchObject({ status: 'signed-out', hasEnded: false });
  expect(shown.flatMap(({ mock }) => mock.calls)).toEqual([
    [expect.stringMatching(/^Token wygasł\. Twoja sesja wygasła\..* zapisane szkice na\sCiebie czekają\.$/)],
  ]);
});

it('is silent where the person is signing out', () => {
  const shown = toasts();
  openAt('/logout');
  tellSessionEnd();
  expect(shown.flatMap(({ mock }) => mock.calls)).toEqual([]);
});
