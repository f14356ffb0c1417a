// Read by the script of index.html, which keeps what is typed and pressed on a page that came as HTML.

/** Before the hydration: values that the browser has autofilled are kept from here on. */
export function tellStarts() {
  dispatchEvent(new Event('portal:starts'));
}

/** The screen takes input from here on: kept input is passed to it. */
export function tellStarted() {
  dispatchEvent(new Event('portal:started'));
}
