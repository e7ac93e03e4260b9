/** Constants that the build defines. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with an existing one
interface ImportMeta {
  readonly env: { readonly VERSION: string }
}
