/** What the build puts in beside what Vite does. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to that of Vite
interface ImportMetaEnv {
  /** The version of the product, from package.json. */
  readonly VERSION: string
}
