/** Takes the browser of a story offline; the returned function takes it online again. */
export function pullPlug() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));

  return plugIn;
}

export function plugIn() {
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
}
