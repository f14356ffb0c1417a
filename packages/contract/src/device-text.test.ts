import { expect, it } from 'vitest';
import { deviceText } from './device-text';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
    'Windows, Edge',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Linux, Firefox',
    'Firefox on Linux',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    'Android, Chrome',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile/15E Safari/604.1',
    'iPhone, Safari',
    'Safari on iPhone',
  ],
  ['a machine with Linux', 'Linux', 'Linux'],
  ['curl/8', 'Nieznane urządzenie', 'Unknown device'],
  [null, 'Nieznane urządzenie', 'Unknown device'],
])('%s is %s', (userAgent, pl, en) => {
  expect([deviceText(userAgent, 'pl'), deviceText(userAgent, 'en')]).toEqual([pl, en]);
});
