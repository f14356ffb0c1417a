import { expect, it } from 'vitest';
import { chooseApplication } from './present-application';
import { headersOf } from './send';

it('sends the application of the person with each request, else the default one', () => {
  expect(headersOf({}).Application).toBe('9192');
  chooseApplication(9193);
  expect(headersOf({ token: 'x' }).Application).toBe('9193');
  chooseApplication();
  expect(headersOf({}).Application).toBe('9192');
});
