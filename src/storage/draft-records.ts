/** Owned by the draft: the shapes in which it is kept. */
export type DraftChunk = Readonly<Record<string, unknown>>
export type DraftMeta = { readonly part: string }
export type DraftSheet = { readonly id: number }
