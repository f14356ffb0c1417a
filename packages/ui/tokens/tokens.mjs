// The whole visual language as one object.
import { DIMENSIONS } from './dimensions.mjs';
import {
  ACCENTS,
  BLACK,
  buildAvatars,
  buildPalette,
  COMPANION,
  numbered,
  SCHEMES,
  WHITE,
} from './palette.mjs';
import { buildRoles, FORCED, SCRIM } from './roles.mjs';

/** A name that is empty or begins with no Polish letter. */
const AVATAR_DEFAULT = { bg: '#7980ff', text: '#141033' };

export function buildTokens() {
  const palette = buildPalette();
  const roles = buildRoles();
  const perScheme = (build) => Object.fromEntries(SCHEMES.map((scheme) => [scheme, build(scheme)]));

  return {
    $description:
      'Tokens of the visual language of @urzad/ui. Colours: OKLCH with its hex. Roles point at steps of scales; accent and companion depend on the chosen accent.',
    names: { purple: 'Śliwka', green: 'Świerk', orange: 'Bursztyn', blue: 'Chaber' },
    companion: COMPANION,
    color: {
      white: WHITE,
      black: BLACK,
      scale: perScheme((scheme) => mapValues(palette[scheme], numbered)),
      role: roles,
      resolved: perScheme((scheme) =>
        Object.fromEntries(
          ACCENTS.map((accent) => [
            accent,
            mapValues(roles[scheme], (reference) => resolve(reference, palette[scheme], accent).hex),
          ]),
        ),
      ),
      avatar: buildAvatars(),
      avatarDefault: AVATAR_DEFAULT,
      statusColor: {
        grey: 'neutral',
        blue: 'info',
        green: 'success',
        orange: 'warning',
        red: 'error',
        purple: 'plum',
      },
      scrim: SCRIM,
      forced: FORCED,
    },
    ...DIMENSIONS,
  };
}

function resolve(reference, scales, accent) {
  if (reference === 'white') return WHITE;
  if (reference === 'black') return BLACK;

  const [name, step] = reference.split('.');
  const scale = name === 'accent' ? accent : name === 'companion' ? COMPANION[accent] : name;
  return scales[scale][Number(step) - 1];
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
