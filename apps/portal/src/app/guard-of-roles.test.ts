import { ROLES } from '@urzad/grants';
import { describe, expect, it } from 'vitest';
import type { AppRoute } from '#shared/routing/app-route';
import { guardTarget } from './guards';
import { NOT_FOUND, routes } from './routes';
import { shownAt } from './shown-at';

const VERSION = '0.6.1';

/** Where an address leads a person of a role who types it: to its screen, home, or nowhere. */
function ledTo(found: AppRoute, { perspective, privileges }: (typeof ROLES)[number]) {
  const id = found.path.includes(':id') ? '7' : undefined;
  const { route } = shownAt(found, { id, isStaff: perspective !== 'citizen' });
  if (route === NOT_FOUND) return 'nowhere';

  const target = guardTarget(
    {
      path: found.path,
      access: route.access,
      ...(route.privileges && { privileges: route.privileges }),
    },
    {
      hasToken: true,
      isOver: false,
      isLocked: false,
      storedVersion: VERSION,
      appVersion: VERSION,
      user: { isProfileComplete: true, hasAcceptedStatute: true },
      may: (privilege) => privileges.includes(privilege),
    },
  );
  return target ?? 'its screen';
}

const guarded = routes.filter(({ privileges }) => privileges !== undefined);

describe.each(ROLES)('guard 8 (Spec §2) and the role $code', (role) => {
  it.each(guarded.map((route) => [route.path, route] as const))('at %s', (_path, route) => {
    const isHolder = route.privileges?.every((privilege) => role.privileges.includes(privilege));
    const expected = role.perspective === 'citizen' ? 'nowhere' : isHolder ? 'its screen' : '/';
    expect(ledTo(route, role)).toBe(expected);
  });
});

/** Boards, calendar and mail are for every officer (`role-matrix.ts`). */
const OF_ALL_STAFF: readonly string[] = [
  '/calendar',
  '/calendar/:id',
  ...['/email', '/inbox', '/sent', '/trash', '/email/:id'],
  ...['/kanban', '/kanban/:id', '/kanbansub', '/tickets/:view', '/tickets/2/:subview'],
];

it('is tried with a role that has each of the privileges, and with one that has not', () => {
  for (const route of guarded) {
    const staff = ROLES.filter(({ perspective }) => perspective !== 'citizen');
    const led = new Set(staff.map((role) => ledTo(route, role)));
    const refused = OF_ALL_STAFF.includes(route.path) ? [] : ['/'];
    expect([route.path, led]).toEqual([route.path, new Set(['its screen', ...refused])]);
  }
});
