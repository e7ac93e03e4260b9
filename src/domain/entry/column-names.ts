/** How columns of the four fields are called, where a header comes again between rows; small letters, without signs. */
const NAMES = new Set(
  (
    'order|order id|orderid|order no|order nr|order num|order number|order name|order reference|order code|name|orders|merchant order id|merchant order number|shop order|reference|' +
    'tracking|tracking id|trackingid|tracking no|tracking nr|tracking num|tracking number|tracking numbers|tracking code|track number|waybill|waybill no|waybill number|awb|airway bill|consignment number|shipment number|parcel number|' +
    'courier|courier code|courier name|carrier|carrier code|carrier name|shipping carrier|shipping company|shipping method|logistics|logistics company|' +
    'pedido|id de pedido|id pedido|n pedido|nº pedido|nº de pedido|numero de pedido|número de pedido|referencia|guía|guia|número de guía|numero de guia|nº de guía|número de seguimiento|numero de seguimiento|seguimiento|código de seguimiento|transportista|paquetería|mensajería|' +
    'número do pedido|código de rastreio|rastreio|transportadora|commande|numéro de commande|n° de commande|numéro de suivi|n° de suivi|transporteur|bestellnummer|bestellung|auftragsnummer|sendungsnummer|trackingnummer|paketnummer|versanddienstleister|ordine|numero ordine|numero di tracking|corriere|' +
    '订单|订单号|订单编号|商户订单号|运单号|运单号码|快递单号|物流单号|物流公司|快递公司|物流商|訂單|訂單號|訂單編號|運單號|運單號碼|快遞單號|物流單號|追蹤號碼|物流公司|快遞公司|物流商|' +
    '注文番号|追跡番号|伝票番号|送り状番号|配送業者|주문번호|운송장번호|송장번호|택배사'
  ).split('|'),
)

/** Whether a cell is what columns are called, and no value. */
export function isColumnName(cell: string): boolean {
  if (cell.length > 30 || /\d/.test(cell)) return false
  const plain = cell
    .toLowerCase()
    .replaceAll(/[_\-.:#*]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return NAMES.has(plain)
}
