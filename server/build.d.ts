/** What the build puts in place of its name. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to one that is there
interface ImportMeta {
  readonly env: { readonly VERSION: string }
}
