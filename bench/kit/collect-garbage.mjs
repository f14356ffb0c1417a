import { once } from 'node:events';

/**
 * Has a Node started with `--inspect=127.0.0.1:<port>` collect its garbage, so that its memory afterwards is what it holds, not
 * what its last work left until V8 needs the room.
 * @param {number} port
 */
export async function collectGarbage(port) {
  /** @type {{ webSocketDebuggerUrl: string }[]} */
  const [target] = await (await fetch(`http://127.0.0.1:${port}/json`)).json();
  const inspector = new WebSocket(String(target?.webSocketDebuggerUrl));
  await once(inspector, 'open');
  const done = once(inspector, 'message');
  inspector.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }));
  await done;
  inspector.close();
}
