import { readItem, writeItem } from './storage';

/** The name of the last person signed in here, for the lock screen; broken storage counts as none. */
export function storedName(): string | undefined {
  const { name_all } = storedInfo();
  return typeof name_all === 'string' ? name_all : undefined;
}

/** What the user menu of that person says: their first name. */
export function storedShortName(): string | undefined {
  const { firstname } = storedInfo();
  return typeof firstname === 'string' ? firstname : storedName();
}

/** The id of the signed-in user, from storage. The lock screen uses it, as it makes no request. */
export function storedUserId(): number | undefined {
  const { id } = storedInfo();
  return typeof id === 'number' ? id : undefined;
}

/** The person who is asked to sign in again; undefined where this browser does not know them. */
export function storedPerson(): StoredPerson | undefined {
  const { id, mail, name_all, avatar_url } = storedInfo();
  if (typeof id !== 'number' || typeof mail !== 'string' || mail === '') return undefined;
  const name = typeof name_all === 'string' && name_all !== '' ? name_all : mail;

  return { id, mail, name, ...(typeof avatar_url === 'string' && { avatarUrl: avatar_url }) };
}

export interface StoredPerson {
  id: number;
  mail: string;
  name: string;
  avatarUrl?: string;
}

/** The application that the signed-in person has chosen, from storage: the first request is about it already. */
export function storedApplication(): number | undefined {
  const chosen = storedInfo().default;
  return typeof chosen === 'number' ? chosen : undefined;
}

/** After another one was chosen, for the page that is loaded anew. */
export function storeApplication(id: number) {
  writeItem('user_info', JSON.stringify({ ...storedInfo(), default: id }));
}

function storedInfo(): Partial<
  Record<'id' | 'mail' | 'name_all' | 'firstname' | 'avatar_url' | 'default', unknown>
> {
  try {
    return Object(JSON.parse(readItem('user_info') ?? '{}'));
  } catch {
    return {};
  }
}
