import { afterEach, expect, it } from 'vitest';
import { developerHeaders, isAutoRefreshOn } from './dev-config';
import { removeItem, writeItem } from './storage';

afterEach(() => removeItem('dev_config'));

it.each([
  [undefined, {}],
  ['{}', {}],
  ['{"verbose":true}', { Verbose: 'yes', Mode: 'debug' }],
  ['{"actions_record":true,"verbose":false}', { record: 'yes' }],
  ['{"verbose":"yes"}', {}],
  ['not json', {}],
  ['null', {}],
])('makes of %s the headers %j', (stored, headers) => {
  if (stored !== undefined) writeItem('dev_config', stored);
  expect(developerHeaders()).toEqual(headers);
});

it.each([
  [undefined, true],
  ['{"auto_refresh":true}', true],
  // Another switch is broken.
  ['{"verbose":1,"auto_refresh":false}', false],
  ['not json', true],
])('takes of %s whether pages refresh themselves: %s', (stored, isOn) => {
  if (stored !== undefined) writeItem('dev_config', stored);
  expect(isAutoRefreshOn()).toBe(isOn);
});
