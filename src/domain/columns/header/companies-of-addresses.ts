import type { HeaderColumn } from './assign-by-header.ts'
import { headerKey, headerWords } from './normalize-header.ts'

/** Names for a courier that often mean the recipient's company. */
const COMPANIES = new Set(
  [
    'Shipping Company',
    'Delivery Company',
    'Shipper',
    'Ship To Company',
    'Empresa de envío',
    'Empresa de entrega',
    'Société de livraison',
    'Lieferfirma',
  ].map(headerKey),
)

/** Words in the headers of address columns. */
const PARTS = new Set(
  `name names nombre nombres nome nom vorname nachname apellido apellidos sobrenome prenom first last recipient
  consignee destinatario destinataire empfanger street strasse calle rua rue via address address1 address2 addr
  direccion endereco adresse anschrift city ciudad cidade ville stadt ort zip postcode postal cp cep plz codepostal
  state province provincia estado region country pais land pays phone telefono telefone telephone telefon email`.split(
    /\s+/,
  ),
)

const isPart = (header: HeaderColumn | undefined) =>
  header !== undefined && headerWords(header.text).some((word) => PARTS.has(word))

/**
 * Marks a company among address columns as the recipient's: between two of them, or next to one if another column names
 * the courier. Elsewhere its cells decide.
 */
export function withoutCompanies(headers: readonly HeaderColumn[]): readonly HeaderColumn[] {
  const isCompany = ({ text }: HeaderColumn) => COMPANIES.has(headerKey(text))
  const hasCourier = headers.some(
    (header) => header.meaning.fields[0] === 'courier' && !isCompany(header),
  )
  return headers.map((header, index) => {
    if (!isCompany(header)) return header
    const parts = [headers[index - 1], headers[index + 1]].filter(isPart).length
    const isAddress = parts === 2 || (parts === 1 && hasCourier)
    if (isAddress)
      return { ...header, meaning: { fields: [], strength: 'contained', isDecoy: true } }
    // By its name alone it is no column of couriers: its cells have to be some.
    return { ...header, meaning: { ...header.meaning, strength: 'contained' } }
  })
}
