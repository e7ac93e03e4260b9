/** Addresses of online sheets. A link contains none of the sheet's cells. */
const SHEET_ADDRESS =
  /^https?:\/\/(?:docs\.google\.com\/(?:a\/[^/\s]+\/)?spreadsheets\/|drive\.google\.com\/(?:open|file)|(?:[\w-]+\.)?sharepoint\.(?:com|cn)\/:x:\/|1drv\.ms\/x\/|(?:onedrive|excel)\.(?:live|office|cloud\.microsoft)\b|(?:www\.)?kdocs\.cn\/l\/|docs\.qq\.com\/sheet\/|[\w-]+\.(?:feishu\.cn|larksuite\.com)\/(?:sheets|base)\/|sheet\.zoho\.com\/|airtable\.com\/|www\.icloud\.com\/numbers\/)/i

/** Longer texts are no address of a sheet. */
const LONGEST_ADDRESS = 2000

/** Whether a text is only the web address of a sheet. */
export function isSheetLink(text: string): boolean {
  const address = text.trim()
  return address.length <= LONGEST_ADDRESS && !/\s/.test(address) && SHEET_ADDRESS.test(address)
}
