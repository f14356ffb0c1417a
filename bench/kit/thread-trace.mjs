/**
 * What the main thread of a page did, by trace: milliseconds of the processor by kind of work. Time that another program had
 * does not count.
 */

/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: { name?: string } }} TraceEvent */
/** @typedef {TraceEvent & { ends: number, own: number }} Open */

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

/** Kinds of work by the names of their events, in the order of a frame; what has none here counts with what it lies in. */
const KINDS = /** @type {const} */ ({
  script:
    /^(EvaluateScript|FunctionCall|EventDispatch|TimerFire|FireAnimationFrame|RunMicrotasks|V8|v8|MajorGC|MinorGC|BlinkGC|ParseHTML)/,
  styles: /^(UpdateLayoutTree|RecalculateStyles|ScheduleStyleRecalculation|InvalidateLayout)/,
  layout: /^(Layout|HitTest|IntersectionObserverController)/,
  paint: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|CompositeLayers)/,
});

export const KIND_NAMES = /** @type {const} */ (['script', 'styles', 'layout', 'paint', 'frames']);

/** @typedef {Record<typeof KIND_NAMES[number], number>} Work */

/**
 * @param {import('playwright').Browser} browser @param {import('playwright').Page} page
 * @param {() => Promise<void>} act @returns {Promise<Work>}
 */
export async function tracedWork(browser, page, act) {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return workOf(mainThreadOf(traceEvents));
}

/** The renderer that worked most: others belong to pages in the background. @param {readonly TraceEvent[]} events */
function mainThreadOf(events) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = mains.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.ph === 'X' && event.tdur),
  );
  return threads.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Each event without those that lie in it. @param {readonly TraceEvent[]} events @returns {Work} */
function workOf(events) {
  const work = { script: 0, styles: 0, layout: 0, paint: 0, frames: 0 };
  /** @type {{ ends: number, kind: keyof Work }[]} */
  const around = [];
  for (const { name, ts, dur = 0, tdur = 0 } of events.toSorted(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  )) {
    while (around.length > 0 && (around.at(-1)?.ends ?? 0) <= ts) around.pop();
    const outer = around.at(-1)?.kind;
    const kind = kindOf(name) ?? outer ?? 'frames';
    work[kind] += tdur / 1000;
    if (outer) work[outer] -= tdur / 1000;
    around.push({ ends: ts + dur, kind });
  }
  return work;
}

/** @param {string} name @returns {keyof typeof KINDS | undefined} */
function kindOf(name) {
  for (const [kind, names] of /** @type {[keyof typeof KINDS, RegExp][]} */ (Object.entries(KINDS)))
    if (names.test(name)) return kind;
  return undefined;
}
