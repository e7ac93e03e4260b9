/** What the build puts in place of its name. */
interface ImportMeta {
  readonly env: { readonly VERSION: string }
}
