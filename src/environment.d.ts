/** Variables that the build adds to Vite's own. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface adds to that of Vite
interface ImportMetaEnv {
  /** Version of the product, from package.json. */
  readonly VERSION: string
}
