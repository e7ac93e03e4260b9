/** A value, or the code of the reason why there is none. The catalogues have the sentences. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason }
