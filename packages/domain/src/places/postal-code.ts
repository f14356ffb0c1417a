/** `NN-NNN` (Order §3). */
export function isPostalCode(text: string): boolean {
  return /^[0-9]{2}-[0-9]{3}$/.test(text);
}

/** Adds the dash while a person types: `73108` is `73-108`. Everything that is not a digit is dropped. */
export function formatPostalCode(text: string): string {
  const digits = text.replace(/[^0-9]/g, '').slice(0, 5);

  return digits.length > 2 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : digits;
}

/**
 * False when the code lies outside the postal districts of the region, worth a question to the person but no error:
 * some villages are served by a post office across the border. An unknown region is never questioned.
 */
export function isPostalCodeUsualIn(region: string, text: string): boolean {
  const districts = POSTAL_DISTRICTS_OF_REGION.get(region);
  const district = Number(text.slice(0, 2));

  return districts === undefined || (district >= districts.first && district <= districts.last);
}

/** By the code of the voivodeship (TERC). */
const POSTAL_DISTRICTS_OF_REGION = new Map([['32', { first: 70, last: 78 }]]);
