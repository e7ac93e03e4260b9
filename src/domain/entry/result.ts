/** What a reader returns: the value, or a code for why there is none. Sentences live in the catalogues. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason }
