/** The package ships its types where its entry for modules does not name them. */
declare module 'ical.js' {
  interface IcalTime {
    isDate: boolean;
    toJSDate(): Date;
    toString(): string;
  }
  class Component {
    constructor(parsed: unknown);
    getAllSubcomponents(name: string): Component[];
    getFirstPropertyValue(name: string): unknown;
  }
  class Event {
    constructor(component: Component);
    uid: string;
    sequence: number;
    summary: string;
    description: string | null;
    location: string | null;
    startDate: IcalTime;
    endDate: IcalTime;
  }
  const ICAL: { parse(text: string): unknown; Component: typeof Component; Event: typeof Event };
  export = ICAL;
}
