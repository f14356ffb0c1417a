import { registrationOf } from './registration';
import { signIn } from './sign-in';
import type { TestApp } from './test-app';

const URL = '/api/cofundingregistration';

/** A parent of the demo data, signed in, with the steps of a registration. */
export async function parentOf(test: TestApp, name: string) {
  const who = await signIn(test, name);
  return { who, steps: registrationOf(test, who, `${name}@example.com`) };
}

/** A new registration whose clause was read. */
export async function draftOf(test: TestApp, name: string) {
  const { who, steps } = await parentOf(test, name);
  const draft = await steps.signClause(await steps.add());
  const current = () => steps.find(draft.id);
  const set = (form: object, row_version = draft.row_version) =>
    who.post(`${URL}/set?id=${draft.id}`, { form, row_version });
  return { who, steps, draft, current, set };
}
