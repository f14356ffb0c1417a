/** The colours of the project, by the names they have in a user's settings (Spec §3). */
export const PROJECT_COLOURS = ['purple', 'green', 'orange', 'blue'] as const;
export type ProjectColour = (typeof PROJECT_COLOURS)[number];

/** `#rrggbb`, or one of the project's colours by its name. */
export function isColour(text: string): boolean {
  return isProjectColour(text) || /^#[0-9a-f]{6}$/i.test(text);
}

export function isProjectColour(text: string): text is ProjectColour {
  return PROJECT_COLOURS.some((name) => name === text);
}

/** Colours a status may have (Spec §3). Never alone: an icon and the label stand beside it. */
export type StatusColour = 'grey' | 'blue' | 'orange' | 'purple' | 'green' | 'red';

export interface StatusInfo {
  pl: string;
  en: string;
  colour: StatusColour;
}
