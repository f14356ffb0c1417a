/** Takes the network from the browser of a story; what it gives back puts the plug in again. */
export function pullPlug() {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  window.dispatchEvent(new Event('offline'));

  return plugIn;
}

export function plugIn() {
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
}
