import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openDraft, rowsOf, until } from '#testing/sheets/draft-client.ts'

/** Mercado Libre writes a package of several products as its own row, with each product as an order below it. */
const MEXICO = `# de venta,Estado,Descripción del estado,Paquete de varios productos,Unidades,SKU,# de publicación,Transportista,Número de seguimiento
2000000000000001,Por preparar,Hoy,Sí,,,,,
2000000000000002,Por preparar,Hoy,No,1,A-1,M-1,Estafeta,RB123456785CN
2000000000000003,Por preparar,Hoy,No,1,A-2,M-2,Estafeta,RB123456785CN
2000000000000004,Por preparar,Hoy,No,1,A-3,M-3,,
2000000000000005,Paquete de 3 productos,Hoy,Sí,,,,,
2000000000000006,Por preparar,Hoy,No,1,A-1,M-1,,
2000000000000007,Por preparar,Hoy,No,1,A-2,M-2,,
2000000000000008,Por preparar,Hoy,No,1,A-3,M-3,,
2000000000000009,Por preparar,Hoy,No,1,A-3,M-3,,
`
const BRAZIL = `N.º de venda,Estado,Pacote de vários produtos,Unidades,Receita por produtos (BRL),SKU,# de anúncio,Motorista,Número de rastreamento
2000000000000001,Pacote de 2 produtos,Sim,,,,,Correios,RB123456785CN
2000000000000002,Etiqueta pronta para imprimir,Não,1,59.9,A-1,M-1,,
2000000000000003,Etiqueta pronta para imprimir,Não,1,59.9,A-2,M-2,,
2000000000000004,Etiqueta pronta para imprimir,Não,1,59.9,A-3,M-3,,
`

async function read(sheet: string) {
  const client = await openDraft()
  client.importFiles([new File([sheet], 'vendas.csv')])
  await until(client, ({ checked, rowCount }) => checked && rowCount > 0)
  const { lineCount } = client.getSnapshot()
  const said = rowsOf(client).map((row) => {
    const { cells, waits, lines } = row!
    return `${cells.orderId.slice(-1)} ${waits ? 'waits' : cells.trackingId} ${lines}`
  })
  return { said, lineCount }
}

test('items of a package without a number are its further lines, up to its count', async () => {
  expect(await read(BRAZIL)).toEqual({ said: ['1 RB123456785CN 3', '4 waits 1'], lineCount: 2 })
})

test('a package is a further line of items with numbers, and a package without any waits once', async () => {
  expect(await read(MEXICO)).toEqual({
    said: ['2 RB123456785CN 2', '3 RB123456785CN 1', '4 waits 1', '5 waits 4', '9 waits 1'],
    lineCount: 4,
  })
})

test('a status that is a sentence, or about a return, always has a warning', async () => {
  const rows = [
    '2000000000000001,Venda cancelada. Não envie o pacote.,Não,1,9.9,A-1,M-1,Loggi,RB123456785CN',
    '2000000000000002,Devolução a caminho,Não,1,9.9,A-1,M-1,Loggi,RB123456799CN',
    '2000000000000003,Cancelada pelo comprador,Não,1,9.9,A-1,M-1,Loggi,RB123456808CN',
    '2000000000000004,Etiqueta pronta para imprimir,Não,1,9.9,A-1,M-1,Loggi,RB123456811CN',
  ]
  const client = await openDraft()
  const [header = ''] = BRAZIL.split('\n')
  client.importFiles([new File([[header, ...rows].join('\n')], 'vendas.csv')])
  const { leftOut } = await until(client, ({ checked, rowCount }) => checked && rowCount > 0)
  const said = rowsOf(client).map((row) => row?.issues.map(({ kind }) => kind).join(' '))
  expect(said).toEqual([
    'courier-is-a-name remark-says-cancelled',
    'courier-is-a-name returned',
    'courier-is-a-name',
  ])
  expect(leftOut).toMatchObject([{ reason: 'cancelled', withNumber: 1 }])
})

test('bundles are read in Spanish, too', async () => {
  const [header = ''] = MEXICO.split('\n')
  const rows = [
    '2000000000000001,Venta cancelada. No despaches,Hoy,No,1,A-1,M-1,,RB123456785CN',
    '2000000000000002,Devolución en camino,Hoy,No,1,A-1,M-1,,RB123456799CN',
  ]
  const client = await openDraft()
  client.importFiles([new File([[header, ...rows].join('\n')], 'ventas.csv')])
  await until(client, ({ checked, rowCount }) => checked && rowCount > 0)
  const said = rowsOf(client).map((row) => row?.issues.map(({ kind }) => kind).join(' '))
  expect(said).toEqual(['remark-says-cancelled', 'returned'])
})
