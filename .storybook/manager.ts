import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { color } from '../packages/ui/tokens/tokens.json';

// The words of Storybook's own page are English, as its template says (`lang="en"`).
const { neutral, purple } = color.scale.light;

addons.setConfig({
  // Polish words stand in brackets behind the names of stories, for the search alone.
  sidebar: { renderLabel: ({ name }) => name.replace(/ \(.*\)$/, '') },
  theme: create({
    base: 'light',
    brandTitle: '@urzad/ui',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: purple['9'].hex,
    colorSecondary: purple['9'].hex,
    appBg: neutral['2'].hex,
    appBorderColor: neutral['6'].hex,
    textColor: neutral['12'].hex,
    textMutedColor: neutral['11'].hex,
    barTextColor: neutral['11'].hex,
    barSelectedColor: purple['11'].hex,
    barHoverColor: purple['11'].hex,
    inputBorder: neutral['8'].hex,
  }),
});
