import { expect, test } from 'vitest'
import { billOfProduct } from './bill-of-materials.mjs'

const part = (name, properties = []) => ({ 'bom-ref': name, name, properties })
const DEVELOPMENT = { name: 'cdx:npm:package:development', value: 'true' }

test('the bill has all packages of the product, including those that development needs too', () => {
  const bill = {
    bomFormat: 'CycloneDX',
    serialNumber: 'urn:uuid:1',
    metadata: { timestamp: 'now', component: { ...part('product'), name: 'folder' } },
    components: [part('react'), part('test-library', [DEVELOPMENT])],
    dependencies: [
      { ref: 'product', dependsOn: ['react', 'test-library'] },
      { ref: 'react', dependsOn: [] },
      { ref: 'test-library', dependsOn: ['react'] },
    ],
  }
  expect(billOfProduct(bill, { name: 'product', date: '2026-11-27T00:00:00Z' })).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { timestamp: '2026-11-27T00:00:00Z', component: part('product') },
    components: [part('react')],
    dependencies: [
      { ref: 'product', dependsOn: ['react'] },
      { ref: 'react', dependsOn: [] },
    ],
  })
})
