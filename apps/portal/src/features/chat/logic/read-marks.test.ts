import { expect, it } from 'vitest';
import { createMarks } from './read-marks';

/** Marks that arrive, or fail while `isDown`. */
function marksTo(server: { isDown: boolean }) {
  const sent: number[] = [];
  const marks = createMarks(async (id) => {
    sent.push(id);
    if (server.isDown) throw new Error('Unreachable');
  });
  return { marks, sent };
}

it('sends a mark once, however often it is asked to', async () => {
  const { marks, sent } = marksTo({ isDown: false });
  await Promise.all([marks.send(4), marks.send(4)]);
  await marks.send(4);
  await marks.send(3);
  await marks.send(7);
  expect(sent).toEqual([4, 7]);
});

it('sends a mark again that has failed', async () => {
  const server = { isDown: true };
  const { marks, sent } = marksTo(server);
  await marks.send(4);
  server.isDown = false;
  await marks.send(4);
  await marks.send(4);
  expect(sent).toEqual([4, 4]);
});
