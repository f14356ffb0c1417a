import type { Messages } from '#shared/i18n/messages';

const pl = { users: 'Użytkownicy', roles: 'Role' };

const en = { users: 'Users', roles: 'Roles' } satisfies typeof pl;

export const accountMenuMessages: Messages<typeof pl> = { pl, en };
