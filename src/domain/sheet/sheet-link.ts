/** Where the sheets of a service are; a link to one says nothing of its cells. */
const SHEET_ADDRESS =
  /^https?:\/\/(?:docs\.google\.com\/(?:a\/[^/\s]+\/)?spreadsheets\/|drive\.google\.com\/(?:open|file)|(?:[\w-]+\.)?sharepoint\.(?:com|cn)\/:x:\/|1drv\.ms\/x\/|(?:onedrive|excel)\.(?:live|office|cloud\.microsoft)\b|(?:www\.)?kdocs\.cn\/l\/|docs\.qq\.com\/sheet\/|[\w-]+\.(?:feishu\.cn|larksuite\.com)\/(?:sheets|base)\/|sheet\.zoho\.com\/|airtable\.com\/|www\.icloud\.com\/numbers\/)/i

/** No address of a sheet is longer. */
const LONGEST_ADDRESS = 2000

/** Whether a text is nothing but the address of a sheet in the web. */
export function isSheetLink(text: string): boolean {
  const address = text.trim()
  return address.length <= LONGEST_ADDRESS && !/\s/.test(address) && SHEET_ADDRESS.test(address)
}
