import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { developerHeaders, onSwitchChange, setDeveloperSwitch, storedDevConfig } from './dev-config';
import { areErrorsShown, isAutoRefreshOn, isDataDefaultOn } from './developer-acts';
import type { Me } from './me';
import { type System, useSession } from './session-store';
import { removeItem, writeItem } from './storage';

/** Only what is read here. */
const personWith = (...privileges: string[]) => ({ id: 1, privileges }) as unknown as Me;
const systemOf = (demo: 'yes' | 'no') => ({ demo }) as unknown as System & { offsetMs: number };

beforeEach(() =>
  useSession.setState({ status: 'signed-in', me: personWith('base_dev'), system: systemOf('no') }),
);
afterEach(() => {
  useSession.setState({ status: 'signed-out', me: undefined, system: undefined });
  removeItem('dev_config');
});

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

describe('switches that a developer left on', () => {
  const acting = () => [isAutoRefreshOn(), areErrorsShown(), isDataDefaultOn()];
  beforeEach(() => writeItem('dev_config', '{"auto_refresh":false,"errors_show":true,"data_default":true}'));

  it('work for a developer', () => expect(acting()).toEqual([false, true, true]));

  it('change nothing for the next person', () => {
    useSession.setState({ me: personWith(), system: systemOf('yes') });
    expect(acting()).toEqual([true, false, false]);
  });

  it('work before a sign-in in the demo alone', () => {
    useSession.setState({ status: 'signed-out', me: undefined });
    expect(acting()).toEqual([true, false, false]);
    useSession.setState({ system: systemOf('yes') });
    expect(acting()).toEqual([false, true, true]);
  });

  it('change nothing while it is being asked who is signed in', () => {
    useSession.setState({ status: 'loading', me: undefined, system: systemOf('yes') });
    expect(acting()).toEqual([true, false, false]);
  });
});

it('keeps the others when one is turned, and tells who follows', () => {
  const told = vi.fn();
  const stop = onSwitchChange(told);
  setDeveloperSwitch('verbose', true);
  setDeveloperSwitch('errors_show', true);
  stop();
  setDeveloperSwitch('verbose', false);
  expect(storedDevConfig()).toEqual({ verbose: false, errors_show: true });
  expect(told).toHaveBeenCalledTimes(2);
});
