import { expect, it } from 'vitest';
import { APP_VERSION } from './app-version';

it('is the version of Spec §9, which a browser keeps through a logout', () => {
  expect(APP_VERSION).toBe('0.6.1');
});
