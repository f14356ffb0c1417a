import { expect, it, vi } from 'vitest';
import { settings } from '../display/settings';
import { chooseApplication } from './present-application';
import { headersOf } from './send';

it('sends the language in which the portal is shown', () => {
  expect(headersOf({})['Accept-Language']).toBe('pl');
  vi.stubGlobal('document', { cookie: 'display=lang-en' });
  settings.reload();
  expect(headersOf({})['Accept-Language']).toBe('en');
  vi.unstubAllGlobals();
  settings.reload();
});

it('sends the application of the person with each request, else the default one', () => {
  expect(headersOf({}).Application).toBe('9192');
  chooseApplication(9193);
  expect(headersOf({ token: 'x' }).Application).toBe('9193');
  chooseApplication();
  expect(headersOf({}).Application).toBe('9192');
});
