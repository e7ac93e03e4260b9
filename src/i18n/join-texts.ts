type Texts = { readonly prepare: object }

/** All texts of a language: those of a sheet stand beside those of the empty page, under one name. */
export const joinTexts = <First extends Texts, Later extends Texts>(
  first: First,
  later: Later,
) => ({
  ...first,
  ...later,
  prepare: { ...first.prepare, ...later.prepare } as First['prepare'] & Later['prepare'],
})
