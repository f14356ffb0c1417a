import { multipartOf } from '../multipart';
import { png } from '../samples';
import type { SignedIn } from '../sign-in';

/** An application that nobody uses, and the stored name of the logo of the office. */
export async function makeSettings(by: SignedIn) {
  const dataOf = async (url: string, body: object | Buffer, headers = {}) =>
    (await by.post(url, body, headers)).json().data;
  const applicationForm = {
    ...{ name: 'Małe granty – próba', url_own: 'no', domain: '', folder: 'proba', status: 'active' },
  };
  const applicationKept: { id: number; row_version: number } = await dataOf('/api/application/add', {
    form: applicationForm,
  });

  const { headers, payload } = multipartOf('znak.png', await png());
  const { filename } = await dataOf('/api/base/uploadfile?purpose=logo', payload, headers);
  const form = { logo: filename, logo_dark: '' };
  await dataOf('/api/baseconfig/set', { section: 'logos', row_version: 0, form });
  return { applicationForm, applicationKept, officeLogo: String(filename) };
}
