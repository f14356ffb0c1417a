import type { Page, Request, Route } from '@playwright/test';
import { ChunkStarted, uploadSessions } from '@urzad/contract';

/** What happens to a request instead of going to the server and back. */
export type Fault = (route: Route) => Promise<void>;

/** Faults of a line and of what stands before a server. */
export const FAULTS = {
  /** Lost on the way there. */
  cut: (route) => route.abort('connectionreset'),
  /** Taken, but the answer is lost: the same request may come once more. */
  lost: async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  away: (route) => route.fulfill({ status: 503, json: { status: 'error', code: 'server' } }),
  /** A page of something that stands before the server. */
  html: (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Proszę się zalogować</h1>' }),
  null: (route) => route.fulfill({ status: 200, json: null }),
  refusal: (route) => route.fulfill({ status: 200, json: { status: 'error' } }),
  /** Sent twice by the browser. */
  twice: async (route) => {
    await route.fetch();
    await route.continue();
  },
} as const satisfies Record<string, Fault>;

/** A request of the chunked upload: its phase, or the offset of its chunk. */
export type Step = 'start' | 'finish' | number;

/** The steps that the page asks for from now on; `faultOf` names the fault of one. */
export async function chunkSteps(page: Page, faultOf: (step: Step) => Fault | undefined = () => undefined) {
  const steps: Step[] = [];
  await page.route(`**${uploadSessions.uploadchunk.url}`, async (route) => {
    const step = stepOf(route.request());
    steps.push(step);
    const fault = faultOf(step);
    await (fault ? fault(route) : route.continue());
  });
  return steps;
}

/** Lets a start through, and tells the session that the server has opened. */
export async function startedBy(route: Route) {
  const response = await route.fetch();
  await route.fulfill({ response });
  return ChunkStarted.parse(await response.json()).data.session_id;
}

/** Throws for a request that is none of the protocol. */
function stepOf(request: Request): Step {
  const body = request.postDataBuffer()?.toString('latin1') ?? '';
  const [, phase] = /"phase":"(start|finish)"/.exec(body) ?? [];
  if (phase === 'start' || phase === 'finish') return phase;
  const [, offset] = /name="start_offset"\s+(\d+)/.exec(body) ?? [];
  if (offset === undefined) throw new Error(`No phase of an upload: ${body.slice(0, 200)}`);
  return Number(offset);
}
