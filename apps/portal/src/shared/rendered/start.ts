// Read by the script of index.html, which keeps what is typed and pressed on a page that came as HTML.

/** Before the hydration: values that the browser has autofilled are kept from here on. */
export function tellStarts() {
  tell('portal:starts');
}

/** The screen takes input from here on: kept input is passed to it, once. */
export function tellStarted() {
  tell('portal:started');
}

/** The page is rendered anew: the fields and buttons whose input was kept are gone. */
export function tellRedrawn() {
  tell('portal:redrawn');
}

function tell(event: string) {
  dispatchEvent(new Event(event));
}
