/** An entry of the history of a tab, numbered as React Router does. */
interface Entry {
  idx: number;
  isLayer?: true;
}

/** A tab whose moves end later, as in a browser. It is `window`, `history` and `location` in one. */
export class Tab extends EventTarget {
  entries: Entry[];
  at: number;
  private readonly addresses: readonly string[];

  /** @param addresses of its pages; the last one is shown */
  constructor(addresses: readonly string[]) {
    super();
    this.addresses = addresses;
    this.entries = addresses.map((_, idx) => ({ idx }));
    this.at = addresses.length - 1;
  }

  get state() {
    return this.entries[this.at];
  }

  get pathname() {
    return this.place.pathname;
  }

  get search() {
    return this.place.search;
  }

  /** A layer has the address of the page that it lies on. */
  private get place() {
    return new URL(this.addresses[this.at] ?? this.addresses.at(-1) ?? '/', 'https://urzad.example.com');
  }

  pushState(state: Entry) {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }

  go(by: number) {
    setTimeout(() => {
      this.at += by;
      this.dispatchEvent(Object.assign(new Event('popstate'), { state: this.state }));
    });
  }
}
