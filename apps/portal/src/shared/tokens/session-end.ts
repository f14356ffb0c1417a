type Listener = () => void | Promise<void>;

let listener: Listener | undefined;

/** Called when the server has ended the session or its time has run out. */
export function onSessionEnd(callback: Listener) {
  listener = callback;
}

/** The session is over: whoever listens forgets it. */
export function tellSessionOver() {
  void listener?.();
}
