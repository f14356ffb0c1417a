import { composeStory } from 'storybook/preview-api';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type PageState, pageNow, tracesSince } from './page-traces';

/** A key that no widget hears. Vitest presses F1 to F12 and inserts the name of a later one as text. */
const UNHEARD = '{F9}';
/** An editor goes with a timer after its story, a sheet of vaul keeps one for half a second: wide, as others may have the core. */
const ENDED_MS = 120_000;
/** A key goes to the browser and back. */
const HEARD_MS = 120_000;

/** Loading a story takes the one before from the page; this one puts nothing there. */
const nothing = composeStory({ render: () => null }, { title: 'Nothing' }, {}, {});

let before: PageState;
/** Since the page was last put in order. The file before this one may have pressed something. */
let wasPressed = true;
const listening = new AbortController();
for (const event of ['pointerdown', 'keydown'])
  window.addEventListener(event, notePress, { capture: true, signal: listening.signal });
afterAll(() => listening.abort());

function notePress() {
  wasPressed = true;
}

beforeEach(async () => {
  await startAnew();
  before = pageNow();
});

/** The files of stories share a page: what a story left on it would hide in the next one, so the story fails. */
afterEach(async () => {
  await nothing.load();
  try {
    await vi.waitFor(() => expect(tracesSince(before).map(({ says }) => says)).toEqual([]), ENDED_MS);
  } finally {
    // So that one story fails, and not all that follow.
    for (const { takeAway } of tracesSince(before)) takeAway();
  }
});

/** As if nobody had been there: scripts that set focus show its ring, Tab begins at the top, nothing is scrolled. */
async function startAnew() {
  for (const element of [document.documentElement, document.body]) element.removeAttribute('style');
  window.scrollTo(0, 0);
  getSelection()?.removeAllRanges();
  if (wasPressed) await pressKeyOnBody();
  wasPressed = false;
}

/** Until the page has heard it: a key that went elsewhere would leave the focus of the next story without a ring. */
async function pressKeyOnBody() {
  wasPressed = false;
  document.body.tabIndex = -1;
  const pressAndHear = async () => {
    document.body.focus();
    await userEvent.keyboard(UNHEARD);
    expect(wasPressed).toBe(true);
  };
  await vi.waitFor(pressAndHear, HEARD_MS).finally(() => document.body.removeAttribute('tabindex'));
  document.body.blur();
}
