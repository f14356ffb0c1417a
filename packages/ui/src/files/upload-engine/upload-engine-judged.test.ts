import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentRefusal } from './judging/content-refusal';
import {
  engineWith,
  fakeWaits,
  memoryKeeping,
  resultsOf,
  until,
  untilDone,
  uploadsOf,
} from './testing/engine-world';
import { fileOf } from './testing/fake-server';

beforeEach(fakeWaits);
afterEach(() => void vi.useRealTimers());

const pdf = (text = '') => new File(['%PDF-1.7\n', text], 'umowa.pdf');

it('a file that the host would refuse is not sent, is not kept, and the next one is', async () => {
  const { server } = engineWith();
  const { port, kept } = memoryKeeping();
  const { engine } = engineWith({ sending: { ...server.sending, judge: contentRefusal }, keeping: port });
  engine.add([fileOf(3_000_000, 'program.pdf'), pdf()]);
  await untilDone(engine);
  expect(server.asked).toEqual(['plain']);
  expect(resultsOf(engine)).toEqual(['extension', 'success']);
  expect(uploadsOf(engine)[0]?.failure?.refusal).toBe('content');
  expect(kept.size).toBe(0);
});

it('it is refused at once, while another one is on its way', async () => {
  const { engine } = engineWith({
    sending: { plain: () => new Promise(() => undefined), judge: contentRefusal },
  });
  engine.add([pdf(), fileOf(10, 'program.pdf')]);
  await until(() => resultsOf(engine)[1] === 'extension', 1);
  expect(resultsOf(engine)).toEqual(['active', 'extension']);
});

it('a file that cannot be judged is sent', async () => {
  const { server } = engineWith();
  const judge = () => Promise.reject(new Error('Offline'));
  const { engine } = engineWith({ sending: { ...server.sending, judge } });
  engine.add([pdf()]);
  await untilDone(engine);
  expect(resultsOf(engine)).toEqual(['success']);
});

it('files go in the order in which they were chosen, however long each is judged', async () => {
  const { server } = engineWith();
  const sent: string[] = [];
  const { engine } = engineWith({
    sending: {
      plain: (file, options) => {
        sent.push(file.name);
        return server.sending.plain(file, options);
      },
      judge: ({ name }) =>
        new Promise((resolve) => setTimeout(() => resolve(undefined), name === 'a.pdf' ? 500 : 1)),
    },
  });
  engine.add([fileOf(10, 'a.pdf'), fileOf(10, 'b.pdf')]);
  await untilDone(engine);
  expect(sent).toEqual(['a.pdf', 'b.pdf']);
});
