/**
 * A browser writes an error to its console when a socket is closed while it connects, as one of a person who changes the
 * role at once. This one is closed as soon as it is open.
 */
export class PatientSocket extends WebSocket {
  override close(code?: number, reason?: string) {
    if (this.readyState !== WebSocket.CONNECTING) return super.close(code, reason);
    this.addEventListener('open', () => super.close(code, reason), { once: true });
  }
}
