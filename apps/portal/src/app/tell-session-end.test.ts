import { toast } from '@urzad/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { tellSessionEnd } from './tell-session-end';

afterEach(() => void vi.restoreAllMocks());

it('says once that the session has ended, and that nothing is lost', () => {
  const shown = (['success', 'error', 'warning', 'info'] as const).map((type) =>
    vi.spyOn(toast, type).mockReturnValue(0),
  );
  tellSessionEnd();
  expect(shown.flatMap(({ mock }) => mock.calls)).toEqual([
    [expect.stringMatching(/^Token wygasł\. Twoja sesja wygasła\..* zapisane szkice na\sCiebie czekają\.$/)],
  ]);
});
