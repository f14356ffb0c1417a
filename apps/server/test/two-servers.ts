import type { App } from '../src/app';

/** Does the work of a task twice, as two servers that both found the same before either of them writes. */
export async function twoServers<Result>(app: App, work: () => Promise<Result>): Promise<Result[]> {
  const write = app.writeAsSystem;
  let waiting = 0;
  let goOn: () => void = () => undefined;
  const bothFound = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  app.writeAsSystem = async (name, steps) => {
    waiting += 1;
    if (waiting === 2) goOn();
    await bothFound;
    return write(name, steps);
  };
  try {
    return await Promise.all([work(), work()]);
  } finally {
    app.writeAsSystem = write;
  }
}
