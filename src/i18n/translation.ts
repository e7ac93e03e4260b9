/** The shape of a catalogue in another language: the same keys, other texts. A missing one does not compile. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>
}
