/** The software bill of materials, from npm's CycloneDX output. */

const DEVELOPMENT = 'cdx:npm:package:development'

const isInProduct = ({ properties = [] }) => !properties.some(({ name }) => name === DEVELOPMENT)

/**
 * Returns a bill without development-only packages. `npm sbom --omit dev` would also omit dependencies of development
 * packages, and with them React. The result is reproducible: product name and date replace npm's folder, time and random
 * number.
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
