/** `partysocket` closes a socket with this reason that does not open in time. */
const TIMED_OUT = 'timeout';

/**
 * A browser writes an error to its console when a socket is closed while it connects, as one of a person who changes the
 * role at once. This one is closed as soon as it is open. One that does not open is given up at once: until then the
 * browser would hold back the next one to the same server.
 */
export class PatientSocket extends WebSocket {
  override close(code?: number, reason?: string) {
    if (this.readyState !== WebSocket.CONNECTING || reason === TIMED_OUT) return super.close(code, reason);
    this.addEventListener('open', () => super.close(code, reason), { once: true });
  }
}
