import { ONLINE_UPDATE_MS } from '@urzad/contract';

export interface KeepOnlineParts {
  /** Tells the server that this page is open. */
  update: () => Promise<unknown>;
  /** A locked page is not online, and a developer may switch the refresh off. */
  isOn: () => boolean;
  onFailed: (error: unknown) => void;
  /** From 0 to 1. */
  chance: () => number;
}

/** Pages that were opened at one time spread over this part of the interval. */
const JITTER_MS = 6_000;

/** Sends the online update at once and about every 60 s (Spec §9), until the returned function is called. */
export function keepOnline({ update, isOn, onFailed, chance }: KeepOnlineParts): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function send() {
    timer = setTimeout(send, ONLINE_UPDATE_MS + Math.round((chance() - 0.5) * JITTER_MS));
    if (isOn()) update().catch(onFailed);
  }

  send();
  return () => clearTimeout(timer);
}
