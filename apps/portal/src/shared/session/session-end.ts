type Listener = () => void | Promise<void>;

let listener: Listener | undefined;

/** Called when the server has ended the session or it has expired. */
export function onSessionEnd(callback: Listener) {
  listener = callback;
}

/** The session is over: the listeners remove it. */
export function tellSessionOver() {
  void listener?.();
}
