/** The 24 fields of the screen that is measured, and the three of its panel. */
export const FIELDS = Array.from({ length: 24 }, (_, at) => ({ name: `f${at}`, label: `Pole ${at}` }));
export const PANEL_FIELDS = FIELDS.slice(0, 3).map(({ name, label }) => ({ name: `panel-${name}`, label }));
