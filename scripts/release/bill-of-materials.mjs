/** What the product is made of, as npm lists it in CycloneDX. */

const DEVELOPMENT = 'cdx:npm:package:development'

const isInProduct = ({ properties = [] }) => !properties.some(({ name }) => name === DEVELOPMENT)

/**
 * A bill of everything installed without what only development needs. `npm sbom --omit dev` also leaves out what a
 * development package asks for, and with it React. The same sources give the same bill: npm names the folder, the time
 * and a random number, this one the product and its date.
 */
export function billOfProduct(bill, { name, date }) {
  const components = bill.components.filter(isInProduct)
  const kept = new Set([bill.metadata.component, ...components].map((part) => part['bom-ref']))
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((on) => kept.has(on)) }))
  const { component, ...about } = bill.metadata
  const metadata = { ...about, timestamp: date, component: { ...component, name } }
  return { ...bill, serialNumber: undefined, metadata, components, dependencies }
}
