import { expect, it } from 'vitest';
import { toast } from '../../packages/ui/src/feedback/toast/toast';
import { type PageState, pageNow, tracesSince } from './page-traces';

const says = (before: PageState) => tracesSince(before).map((trace) => trace.says);

function takeAll(before: PageState) {
  for (const { takeAway } of tracesSince(before)) takeAway();
}

it.each([
  ['a node', () => document.body.append(document.createElement('aside')), /^node <aside>/],
  ['a style element', () => document.head.append(document.createElement('style')), /^node <style>/],
  ['a class of the root', () => document.documentElement.classList.add('locked'), /^<html class="locked">$/],
  ['a style of the body', () => document.body.style.setProperty('overflow', 'hidden'), /overflow: hidden/],
  ['an inert part', () => document.head.setAttribute('inert', ''), /^inert <head/],
  ['a stored item', () => localStorage.setItem('draft', '1'), /^local storage draft$/],
  ['an item of the session', () => sessionStorage.setItem('draft', '1'), /^session storage draft$/],
  ['a toast', () => toast.info('Zapisano'), /^toast Zapisano$/],
  ['a toast that comes later', () => setTimeout(toast.info, 60_000, 'Zapisano'), /^timeout of 60000 ms/],
  ['an interval', () => setInterval(() => undefined, 60_000), /^interval of 60000 ms/],
])('%s is a trace until it is taken away', (_name, leave, expected) => {
  const before = pageNow();
  leave();
  expect(says(before)).toEqual([expect.stringMatching(expected)]);

  takeAll(before);
  expect(says(before)).toEqual([]);
});

it('a listener is a trace from the second that the same line adds', () => {
  const listen = () => window.addEventListener('resize', () => undefined);
  const before = pageNow();
  listen();
  expect(says(before)).toEqual([]);

  const later = pageNow();
  listen();
  expect(says(later)).toEqual([expect.stringMatching(/^listener Window resize at .*page-traces\.test/)]);
  takeAll(later);
  expect(says(later)).toEqual([]);
});

it('what is taken back is no trace', () => {
  const listening = new AbortController();
  const hear = () => undefined;
  const before = pageNow();
  document.addEventListener('scroll', hear, true);
  document.addEventListener('scroll', hear, { once: true });
  document.addEventListener('scroll', () => undefined, { signal: listening.signal });
  document.removeEventListener('scroll', hear, { capture: true });
  listening.abort();
  clearTimeout(setTimeout(hear, 60_000));
  clearInterval(setInterval(hear, 60_000));

  expect(says(before)).toEqual([]);
});

it('looks, and what libraries write on the root, are no traces', () => {
  const before = pageNow();
  document.documentElement.lang = 'en';
  document.documentElement.classList.add('u:page', 'u:plain');
  document.documentElement.style.scrollBehavior = 'auto';
  document.body.style.cssText = 'padding: 16px; filter: none;';

  expect(says(before)).toEqual([]);
});
