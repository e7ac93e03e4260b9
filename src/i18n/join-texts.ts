type Texts = { readonly prepare: object }

/** Merges all texts of a language. Both parts have a `prepare`, which is merged as well. */
export const joinTexts = <First extends Texts, Later extends Texts>(
  first: First,
  later: Later,
) => ({
  ...first,
  ...later,
  prepare: { ...first.prepare, ...later.prepare } as First['prepare'] & Later['prepare'],
})
