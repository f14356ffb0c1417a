import { expect, it } from 'vitest';
import { faultsOf } from '../../scripts/browsers/faults.mjs';

const walked = (given = {}) => ({
  ended: 'finished',
  axe: [],
  forward: ['button "Zamknij"', 'a "Regulamin"'],
  isRound: false,
  back: ['a "Regulamin"', 'button "Zamknij"'],
  silent: [],
  ringless: [],
  ...given,
});

it('finds nothing where a browser goes as the one that it is compared with', () => {
  expect(faultsOf(walked(), walked())).toEqual([]);
});

it('names the first stop that another browser has elsewhere, or not at all', () => {
  const [button, link] = walked().forward;
  expect(faultsOf(walked({ forward: [link, button], back: [button, link] }), walked())).toEqual([
    'Tab 1 goes to a "Regulamin", not to button "Zamknij"',
  ]);
  expect(faultsOf(walked({ forward: [button], back: [button] }), walked())).toEqual([
    'Tab 2 goes to nothing, not to a "Regulamin"',
  ]);
});

it('lets a layer that Tab goes round in begin anywhere', () => {
  const [button, link] = walked().forward;
  const round = { forward: [link, button], back: [button, link], isRound: true };
  expect(faultsOf(walked(round), walked())).toEqual([]);
});

it('tells when Shift+Tab does not go back the same way', () => {
  expect(faultsOf(walked({ back: ['a "Regulamin"'] }), walked())).toEqual([
    'Shift+Tab 2 goes to nothing, not to button "Zamknij"',
  ]);
});

it('tells of a story that did not end, of axe, of keys that press nothing and of a focus that is not shown', () => {
  const found = {
    ended: 'errored',
    axe: ['label at input'],
    silent: ['button "Zamknij"'],
    ringless: ['a "Regulamin"'],
  };
  expect(faultsOf(walked(found), walked())).toEqual([
    'the story ended errored',
    'axe: label at input',
    'no key presses button "Zamknij"',
    'no focus is shown at a "Regulamin"',
  ]);
});
