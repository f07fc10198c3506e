export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-use-logical'],
  rules: {
    'csstools/use-logical': ['always', { except: [/^(?:min-|max-)?(?:width|height)$/] }],
    'color-no-hex': true,
    'selector-class-pattern': null,
    'custom-property-pattern': '^[a-z][a-z0-9-]*$',
    'import-notation': 'string',
    'no-descending-specificity': null,
    'declaration-no-important': null,
    // Typography goes by script (`data-script`), not by language.
    'selector-pseudo-class-disallowed-list': ['lang'],
    // CSS modules.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
  },
  // A frame's document does not have the site's tokens.
  overrides: [
    { files: ['app/tokens.css', 'public/assets/frame.css'], rules: { 'color-no-hex': null } },
  ],
};
