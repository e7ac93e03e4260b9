/** Props of fields for identifiers: nothing of what is typed is capitalised, corrected or completed. */
export const AS_TYPED = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const
