// Read by the script of index.html, which keeps what is typed and pressed on a page that came as HTML.

/** Before the page is taken over: what the browser filled in by itself is kept from here on. */
export function tellStarts() {
  dispatchEvent(new Event('portal:starts'));
}

/** The screen takes input from here on: what was kept is given back to it. */
export function tellStarted() {
  dispatchEvent(new Event('portal:started'));
}
