/** Type of a catalogue in another language: the same keys with other texts. A missing key doesn't compile. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Translation<English[Key]>
}
